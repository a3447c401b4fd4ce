import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';

/**
 * In place of the form wherever sign-up is not open (spec section 6). Few sites are closed: the others do not load what would
 * say so.
 */
export const JoinClosed = drawnPart(async () => (await import('./closed-notice.tsx')).ClosedNotice);
