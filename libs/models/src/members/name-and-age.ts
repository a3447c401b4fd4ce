/** Letters that are read from right to left: Hebrew, Arabic and their neighbours, in Unicode's blocks for them. */
const readLeftwards = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Its direction stays its own (UAX 9, FSI and PDI): else the number behind it would stand before it. */
const isolated = (name: string): string => (readLeftwards.test(name) ? `\u2068${name}\u2069` : name);

/** "Nora, 41", and the name alone where somebody keeps the age to themselves (contract B9, `show_age`). */
export const nameAndAge = ({ name, age }: { name: string; age: number | null }): string =>
  age === null ? name : `${isolated(name)}, ${age}`;
