import { activationState } from '@parlour/contract/account/activation/activation-state';
import { emailKey, maskEmail } from '@parlour/models/account/sign-up/email';
import { nextMailAfter } from '@parlour/models/account/mailed-links';
import { handle } from '@parlour/server-kit/calls/handle';
import { linksAskedFor } from '../store/links.ts';

/** Where the confirmation went and when it may be asked for again. */
export const activationStateCall = () =>
  handle(activationState, async (_, { brand, db, now, viewer }) => {
    const owner = { brand: brand.id, memberId: viewer.id };
    const asked = await linksAskedFor(db, owner, 'activation', now);
    return {
      sent_to_masked: maskEmail(viewer.email),
      next_after: nextMailAfter(asked, emailKey(viewer.email), now).toISOString(),
      confirmed: viewer.confirmed,
    };
  });
