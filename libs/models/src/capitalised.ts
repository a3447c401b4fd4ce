/** A word as it stands alone in a place of its own: its first letter large, as the language has it. */
export function capitalised(word: string, locale: string): string {
  return word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
}
