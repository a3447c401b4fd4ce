import { announcement } from '@parlour/state/page/announcement';

/** A call was given up since nobody answered: that call alone may have failed, or the line is gone. */
export const unanswered = announcement();
