/** Id of the text area of a conversation, of which there is one on a page. */
export const writingId = 'writing';

/** Id of what stands in the way of writing, which describes the way out of it. */
export const noticeId = 'writing-notice';

/** Reasons for which no writing makes sense. */
const ends = new Set<string | null>([
  'blocked',
  'already_blocked',
  'role_required',
  'profile_gone',
  'not_allowed_by_member',
]);

/** Whether there is no place to write, for this reason against it. */
export const isWritingOver = (reason: string | null): boolean => ends.has(reason);

/** Gives the focus of the composer that goes away, or of what stands in its way, to the place of both. */
export function focusPlace({ parentElement: place }: HTMLElement): void {
  if (!place) return;
  place.tabIndex = -1;
  place.style.outline = 'none';
  place.focus({ preventScroll: true });
}
