/** Each value once: who chooses the same twice has chosen it. */
export const each = <Value>(values: Value[]): Value[] => [...new Set(values)];
