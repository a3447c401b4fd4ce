import type { Tracking } from '@parlour/contract/account/tracking';

const names = ['network', 'ref', 'sub1', 'sub2', 'sub3'] as const;

/** The fact of a device that holds the marks until somebody has joined. */
export const trackingFact = 'tracking';

/** The marks of an address, where it carries any. */
export function trackingIn(search: URLSearchParams): Tracking | null {
  const marks = names.flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value.slice(0, 200)] as const] : [];
  });
  return marks.length > 0 ? Object.fromEntries(marks) : null;
}
