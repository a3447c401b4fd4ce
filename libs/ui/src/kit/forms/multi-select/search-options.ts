import { plainLetters } from '../../behaviour/plain-letters.ts';

/** Whether an option's words hold what is sought, anywhere in them. */
export const isFound = (label: string, sought: string): boolean =>
  plainLetters(label).includes(plainLetters(sought.trim()));
