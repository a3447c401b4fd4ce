/** Which of the brand's four portrait grounds stands behind a member: always the same one, whatever the list. */
export function portraitGroundOf(profileId: string): 1 | 2 | 3 | 4 {
  const sum = [...profileId].reduce((total, character) => total + character.charCodeAt(0), 0);
  return ([1, 2, 3, 4] as const)[sum % 4] ?? 1;
}
