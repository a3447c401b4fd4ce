import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { MailedToken } from './mailed-token.ts';

const token = MailedToken('link_expired');

/**
 * Ends notification mails by the mail program's own button (contract G5, RFC 8058): it posts this one field, without a
 * cookie. A second press changes nothing.
 */
export const unsubscribe = defineCall({
  method: 'POST',
  path: '/api/unsubscribe.php',
  who: 'anyone',
  forms: true,
  query: z.strictObject({ token }),
  body: z.strictObject({ 'List-Unsubscribe': z.literal('One-Click', 'value_unknown') }),
  reply: z.object({ unsubscribed: z.literal(true) }),
  errors: ['link_expired'],
});

/** What the links of notification mails do: end them, or take them up again at an address that had not taken them. */
export const mailSubscriptionActions = ['stop', 'resume'] as const;
export type MailSubscriptionAction = (typeof mailSubscriptionActions)[number];

/** The same for a person who followed a link to our own page, logged in or not. */
export const changeMailSubscription = defineCall({
  method: 'PUT',
  path: '/api/unsubscribe.php',
  who: 'anyone',
  body: z.strictObject({ token, action: z.enum(mailSubscriptionActions, 'value_unknown') }),
  reply: z.object({ action: z.enum(mailSubscriptionActions) }),
  errors: ['link_expired'],
});
