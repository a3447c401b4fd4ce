import { announcement } from '@parlour/state/page/announcement';
import type { EventOf } from './live-message.ts';

/** Tells whoever listens of each message that comes while the page stands, which the counts alone do not: they fall and rise. */
export const arrivals = announcement<EventOf<'message'>>();
