export type BlockedRefusal =
  { code: 'blocked'; params: { name: string } } | { code: 'role_required'; params?: undefined };

/**
 * What somebody who was blocked is told (contract part 0, 6): the spec's sentence with the blocker's name, or, where the
 * brand is `neutral`, only that the page is not theirs to open.
 */
export function blockedRefusal(notice: 'named' | 'neutral', name: string): BlockedRefusal {
  return notice === 'named' ? { code: 'blocked', params: { name } } : { code: 'role_required' };
}
