import { announcement } from '@parlour/state/page/announcement';

/** Tells whoever listens that the server no longer knows this session. */
export const sessionEnded = announcement();

/** Tells whoever listens that its member has ended this session: the next visitor of the browser must not learn of what they wrote. */
export const sessionLeft = announcement();
