import { z } from 'zod';
import { isPushService } from '@parlour/models/account/notifications/push-services';
import { defineCall } from '../../define-call.ts';
import { Id } from '../../types/scalars.ts';

const Key = z.string('subscription_invalid');
/** A point of the curve P-256 as its 65 bytes, uncompressed: the first is 4 (RFC 8291, section 3.1). */
const PublicKey = /* @__PURE__ */ Key.regex(/^B[A-P][\w-]{85}=?$/, 'subscription_invalid');
/** At least its 16 bytes (RFC 8291, section 3.2). */
const Secret = /* @__PURE__ */ Key.regex(/^[\w-]{22,200}={0,2}$/, 'subscription_invalid');

/** What `PushSubscription.toJSON()` gives; the browser adds fields of its own, which nobody here reads. */
const Subscription = z.object(
  {
    endpoint: z
      .string('subscription_invalid')
      .max(1_000, 'subscription_invalid')
      .refine(isPushService, 'subscription_invalid'),
    keys: z.object({ p256dh: PublicKey, auth: Secret }, 'subscription_invalid'),
  },
  'subscription_invalid',
);

/** Sends this browser's notices here (contract part 3). One a session: another takes its place, and it ends with the session. */
export const subscribePush = defineCall({
  method: 'POST',
  path: '/api/user.php',
  when: { push: '1' },
  who: 'member',
  keepsSession: true,
  body: z.strictObject({ subscription: Subscription }),
  reply: z.object({ push: z.object({ id: Id, state: z.literal('subscribed') }) }),
  errors: ['subscription_invalid'],
});
