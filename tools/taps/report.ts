import { median } from '../bench/goals.ts';
import type { Tap } from './tap.ts';

/** Milliseconds to the next paint that the slowest tap may take (the web's own "good" is 200). */
export const goal = 100;

export const slowest = (taps: readonly Tap[]): Tap => {
  const [first, ...others] = taps;
  if (!first) throw new Error('Nothing was tapped');
  return others.reduce((slow, tap) => (tap.toNextPaint > slow.toNextPaint ? tap : slow), first);
};

const rounded = (milliseconds: number): string => `${Math.round(milliseconds)}`;

/** One line a kind: the slowest and the middle, where the slowest one's time went, and the longest frame that followed any. */
export function lineOf(kind: string, taps: readonly Tap[]): string {
  const { name, toNextPaint, parts } = slowest(taps);
  const middle = median(taps.map((tap) => tap.toNextPaint));
  const frames = taps.map(({ longestFrame }) => longestFrame);
  const cells = [toNextPaint, middle, parts.delay, parts.work, parts.paint, Math.max(...frames)];
  return [kind.padEnd(14), ...cells.map((cell) => rounded(cell).padStart(9)), `  ${name}`].join('');
}

const columns = ['slowest', 'median', 'delay', 'work', 'paint', 'longest'];

export const heading = `${'kind'.padEnd(14)}${columns.map((name) => name.padStart(9)).join('')}  the slowest`;

/** `slowest of 30 taps: 88 ms (gallery, open), 3.67 times the bare page's 24 ms (goal <= 100 ms)`. */
export function verdictOf(taps: readonly Tap[], floor: readonly Tap[]): string {
  const { kind, name, toNextPaint } = slowest(taps);
  const least = slowest(floor).toNextPaint;
  const ratio = (toNextPaint / least).toFixed(2);
  const line = `slowest of ${taps.length} taps: ${rounded(toNextPaint)} ms (${kind}, ${name}), ${ratio} times the bare page's ${rounded(least)} ms (goal <= ${goal} ms)`;
  return toNextPaint > goal ? `${line} MISSED` : line;
}
