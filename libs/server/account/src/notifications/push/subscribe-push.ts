import { subscribePush } from '@parlour/contract/account/notifications/subscribe-push';
import { handle } from '@parlour/server-kit/calls/handle';
import { keepPushSubscription } from '../../store/push-subscriptions.ts';

/** Keeps where this session's notices go. */
export const subscribePushCall = () =>
  handle(subscribePush, async ({ body }, { brand, db, now, session }) => {
    const id = await keepPushSubscription(db, brand.id, session, body.subscription, now);
    return { push: { id, state: 'subscribed' as const } };
  });
