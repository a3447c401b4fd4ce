import { testPush } from '@parlour/contract/account/notifications/test-push';
import { addresses } from '@parlour/contract/addresses';
import { inTransaction } from '@parlour/server-bus/in-transaction';
import { handle } from '@parlour/server-kit/calls/handle';
import { refuse } from '@parlour/server-kit/calls/refusal';
import { countMailRequest } from '../../letters/mail-request.ts';
import { findSubscriptionOf } from '../../store/push-subscriptions.ts';
import { TRIAL } from '../telling/notice.ts';
import type { NotificationPorts } from '../ports.ts';

/** Sends a notice to the browser that asks for one, and to no other. */
export const testPushCall = (ports: NotificationPorts) =>
  handle(testPush, async (_, context) => {
    const { brand, db, viewer, session, now, request } = context;
    const subscriptionId = await findSubscriptionOf(db, brand.id, session);
    if (subscriptionId === undefined) throw refuse('push_not_subscribed');
    const asker = { brand: brand.id, purpose: 'push-test', subject: session.id, network: request.network } as const;
    const counted = await countMailRequest(db, asker, now);
    if (!counted.ok) throw refuse('rate_limited', { minutes: counted.minutes });
    const notice = { kind: 'account', tag: TRIAL, url: addresses.settings.href() } as const;
    const order = { brand: brand.id, memberId: viewer.id, subscriptionId, ...notice };
    await inTransaction(context, ({ trx }) => ports.enqueue(trx, { name: 'send-push', data: order }));
    return { sent: true as const };
  });
