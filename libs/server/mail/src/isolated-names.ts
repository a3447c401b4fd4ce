import type { Letter } from './letter.ts';

/** Letters written from right to left, and signs that turn the direction. */
const turnsDirection =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Signs that begin or end a turn, and would end the isolate early. */
const turns = /[\u202a-\u202e\u2066-\u2069]/gu;

/** A name between "first strong isolate" and "pop directional isolate" (UAX 9), which HTML and plain text both know. */
const isolated = (name: string): string =>
  turnsDirection.test(name) ? `\u2068${name.replace(turns, '')}\u2069` : name;

/** The same letter, in which a name that is written from right to left does not turn what stands beside it. */
export function withIsolatedNames(letter: Letter): Letter {
  const named = { ...letter, name: isolated(letter.name) };
  if (named.kind !== 'inquiry-to-support') return named;
  const { writer } = named;
  return { ...named, writer: { ...writer, name: writer.name && isolated(writer.name) } };
}
