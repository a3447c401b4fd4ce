/** Tells a kept thing by the texts that it is read by: what another release has kept may be anything, or nothing. */
export const hasStrings =
  <T>(...names: (keyof T & string)[]) =>
  (kept: unknown): kept is T =>
    names.every((name) => typeof (kept as T | null)?.[name] === 'string');
