import { z } from 'zod';
import { defineCall } from '../../define-call.ts';
import { MailedToken } from '../mail-change/mailed-token.ts';

/** What the links of notification mails do: end them, or take them up again at an address that had not taken them. */
export const mailSubscriptionActions = ['stop', 'resume'] as const;
export type MailSubscriptionAction = (typeof mailSubscriptionActions)[number];

/** Ends notification mails or takes them up, for a person who followed a link to our own page, logged in or not. */
export const changeMailSubscription = defineCall({
  method: 'PUT',
  path: '/api/unsubscribe.php',
  who: 'anyone',
  body: z.strictObject({
    token: MailedToken('link_expired'),
    action: z.enum(mailSubscriptionActions, 'value_unknown'),
  }),
  reply: z.object({ action: z.enum(mailSubscriptionActions) }),
  errors: ['link_expired'],
});
