import { plainLetters } from '@parlour/ui/kit/behaviour/plain-letters';

/** True where every word of the search stands somewhere in the text; an empty search finds everything. */
export function matches(text: string, search: string): boolean {
  const searched = plainLetters(text);
  return plainLetters(search)
    .split(/\s+/)
    .every((word) => searched.includes(word));
}
