import { z } from 'zod';
import { defineCall } from '../../define-call.ts';

/** Sends a notice to this session's browser, to see whether it arrives (contract G4). */
export const testPush = defineCall({
  method: 'POST',
  path: '/api/push-test.php',
  who: 'member',
  status: 202,
  body: z.strictObject({}),
  reply: z.object({ sent: z.literal(true) }),
  errors: ['push_not_subscribed', 'rate_limited'],
});
