/** Letters without case and accents: who types "malmo" finds "Malmö". */
function plainLetters(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLocaleLowerCase()
    .trim();
}

/** Whether an option's words hold what is sought, anywhere in them. */
export function isFound(label: string, sought: string): boolean {
  return plainLetters(label).includes(plainLetters(sought));
}
