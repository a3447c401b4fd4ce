import { pageHidden } from '@parlour/contract/account/notifications/page-hidden';
import { utcDay } from '@parlour/models/day';
import { handle } from '@parlour/server-kit/calls/handle';
import { mayCount } from '../../consents/consents-reply.ts';
import { countPage } from '../../store/page-counts.ts';

/** Counts that a page was left, by its name alone; without consent nothing is written. */
export const pageHiddenCall = () =>
  handle(pageHidden, async ({ query: { page, lb } }, context) => {
    if (!page || !(await mayCount(context))) return undefined;
    const { brand, db, now } = context;
    const day = utcDay(now);
    await countPage(db, { brand: brand.id, day, page, event: 'hidden' });
    if (lb) await countPage(db, { brand: brand.id, day, page, event: 'bounce' });
    return undefined;
  });
