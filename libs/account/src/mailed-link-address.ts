/** What the address of a page says that mails lead to: a link to be followed, or what one has done. */
export type MailedLinkAddress<Action> =
  { state: 'asked'; action: Action; token: string } | { state: 'done'; action: Action };

/**
 * Reads `?token=&action=` and `?done=`.
 *
 * @param actionOf the action that a word of the address stands for; also where there is none, or a wrong one
 */
export function readMailedLink<Action>(
  search: URLSearchParams,
  actionOf: (text: string | null) => Action,
): MailedLinkAddress<Action> {
  const done = search.get('done');
  if (done !== null) return { state: 'done', action: actionOf(done) };
  return { state: 'asked', action: actionOf(search.get('action')), token: search.get('token') ?? '' };
}
