import { SECOND } from '@parlour/models/durations';

/** Milliseconds that the next page may take: whoever is still here then has stayed, as for a download. */
const LONGEST_WAY = 30 * SECOND;

let leftAt = -Infinity;

const note = (): void => void (leftAt = performance.now());

/** Begins to notice that the page is being left; once for a page. */
export const noticeLeaving = (): void => window.addEventListener('beforeunload', note);

/**
 * Whether the page is on its way out, for another page or for itself anew. Firefox then gives up whatever the page still
 * fetches, which says nothing about the site, and a page that loaded itself anew for it would take its reader back.
 */
export const isBeingLeft = (): boolean => performance.now() - leftAt < LONGEST_WAY;
