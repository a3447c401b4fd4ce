import { harmless } from '../control/harmless.ts';

/** A moment as it comes: acts of a server answer it as text. */
type Moment = Date | string | null;

/** A brand's members and its moderators may live by different clocks: it says which one this is. */
export const minute = (at: Moment): string =>
  at ? `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC` : '–';

const margin = 12;

/** What members wrote stands beside the names: no line that they break looks like one of ours. */
export const line = (name: string, value: string): void =>
  console.log(harmless(`${name.padEnd(margin)} ${value.replaceAll('\n', `\n${' '.repeat(margin + 1)}`)}`));
