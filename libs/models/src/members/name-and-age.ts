/** "Nora, 41", and the name alone where somebody keeps the age to themselves (contract B9, `show_age`). */
export const nameAndAge = ({ name, age }: { name: string; age: number | null }): string =>
  age === null ? name : `${name}, ${age}`;
