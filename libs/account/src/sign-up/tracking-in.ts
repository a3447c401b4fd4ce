import type { Tracking } from '@parlour/contract/account/sign-up/tracking';

export const trackingNames = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** Characters of a mark that count (the contract's limit). */
export const longestMark = 200;

/** The fact of a device that holds the marks until somebody has joined. */
export const trackingFact = 'tracking';

/** Are these marks as this release keeps them? */
export const isTracking = (kept: unknown): kept is Tracking =>
  kept instanceof Object &&
  Object.entries(kept).every(
    ([name, mark]) => trackingNames.some((known) => known === name) && typeof mark === 'string',
  );

/** U+0000, which calls refuse wherever it stands: a link that carries it must not keep its visitor from joining. */
export const NUL = '\0';

/** The marks of an address, where it carries any. */
export function trackingIn(search: URLSearchParams): Tracking | null {
  const marks = trackingNames.flatMap((name) => {
    const value = search.get(name)?.replaceAll(NUL, '');
    return value ? [[name, value.slice(0, longestMark)] as const] : [];
  });
  return marks.length > 0 ? Object.fromEntries(marks) : null;
}
