import { z } from 'zod';
import { accountNotices } from '@parlour/contract/types/notifications';
import { pushedKinds } from '@parlour/models/account/notifications/push-payload';

const of = { brand: z.string(), memberId: z.uuid(), at: z.iso.datetime() };

/** Something that happened to a member, as the queue keeps it: ids alone. */
export const Notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), ...of, profileId: z.uuid(), conversationId: z.uuid(), muted: z.boolean() }),
  z.object({ kind: z.literal('like'), ...of, profileId: z.uuid() }),
  /** `isNews`: the other one made it a match; to whoever made it themselves it is no news. */
  z.object({ kind: z.literal('match'), ...of, profileId: z.uuid(), isNews: z.boolean() }),
  z.object({ kind: z.literal('credits'), ...of }),
  /** `decisionId`: the decision that it tells of. */
  z.object({
    kind: z.literal('account'),
    ...of,
    notice: z.enum(accountNotices),
    decisionId: z.uuid().optional(),
  }),
]);
export type Notice = z.output<typeof Notice>;

/** The tag of the notice that a member sends to try a browser out. */
export const TRIAL = 'test';

/** A notice that one browser is sent; everything else is read when it goes out. */
export const PushOrder = z.object({
  brand: z.string(),
  memberId: z.uuid(),
  subscriptionId: z.uuid(),
  kind: z.enum(pushedKinds),
  tag: z.string(),
  url: z.string(),
});
export type PushOrder = z.output<typeof PushOrder>;

/**
 * A mail about what happened; the notifications say which order tells of them.
 * One of before that, which may wait for three days, has no id: it tells of all that no mail with an id does.
 */
export const NotificationMailOrder = z.object({ brand: z.string(), memberId: z.uuid(), id: z.uuid().optional() });
export type NotificationMailOrder = z.output<typeof NotificationMailOrder>;

/** Asks for the mail whose link takes notification mails up again. */
export const ResumeMailOrder = z.object({ brand: z.string(), memberId: z.uuid(), origin: z.url() });
export type ResumeMailOrder = z.output<typeof ResumeMailOrder>;

export type NotificationJob =
  | { name: 'notify'; data: Notice }
  | { name: 'send-push'; data: PushOrder }
  | { name: 'send-notification-mail'; data: NotificationMailOrder }
  | { name: 'send-resume-mail'; data: ResumeMailOrder };
