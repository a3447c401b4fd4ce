import type { IncomingHttpHeaders } from 'node:http';
import type { Call } from '@parlour/contract/define-call';

/** Only our own pages can say so: no foreign page may send the header (contract part 1, rule 2). */
export const isFromClient = (headers: IncomingHttpHeaders): boolean => headers['x-request-type'] === 'client';

/** A page that is not in sight says so of what it reads; whoever it belongs to is not here by that. */
export const isPageHidden = (headers: IncomingHttpHeaders): boolean => headers['x-page-hidden'] === '1';

/**
 * True where a call must carry `X-Request-Type: client`, which no foreign page can send: all that may change something and
 * whose sender can, and the spec's log-out by GET, which says so itself by its errors.
 */
export function needsClientHeader({ method, who, headerless, errors }: Call): boolean {
  if (who === 'provider' || headerless) return false;
  return method !== 'GET' || errors.includes('header_missing');
}
