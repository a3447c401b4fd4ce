import { unsubscribePush } from '@parlour/contract/account/notifications/unsubscribe-push';
import { handle } from '@parlour/server-kit/calls/handle';
import { deletePushAddress } from '../../store/push-subscriptions.ts';

/** Ends a browser's notices. */
export const unsubscribePushCall = () =>
  handle(unsubscribePush, async ({ body }, { brand, db, viewer }) => {
    await deletePushAddress(db, brand.id, viewer.id, body.endpoint);
    return undefined;
  });
