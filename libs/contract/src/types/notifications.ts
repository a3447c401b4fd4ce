import { z } from 'zod';
import { disabledReasons, frequencies } from '@parlour/models/account/notifications/notification-settings';
import { isTimeZone } from '@parlour/models/time-zone';
import { missingOr } from '../missing-or.ts';
import { ProfileCard } from './profile.ts';
import { Id, IsoTime } from './scalars.ts';

const Soon = z.enum(frequencies, 'value_unknown');
const Time = z.string('value_unknown').regex(/^([01]\d|2[0-3]):[0-5]\d$/, missingOr('value_unknown'));
const TimeZone = z.string('value_unknown').max(60, 'value_unknown').refine(isTimeZone, 'value_unknown');

export const MailWishes = z.strictObject({ message: Soon, like: Soon, match: Soon, news: Soon });
export const PushWishes = z.strictObject({ message: Soon, like: Soon, match: Soon });
export const QuietHours = z
  .strictObject({ from: Time, to: Time, tz: TimeZone })
  .refine(({ from, to }) => from !== to, { path: ['to'], message: 'times_equal' });

const NotificationSettings = z.object({
  mail: MailWishes,
  push: PushWishes,
  quiet: QuietHours.nullable(),
  discreet: z.boolean('value_unknown'),
});

const DisabledReason = z.enum(disabledReasons);

/** Settings, and why mails are off where they are. */
export const NotificationStanding = z.object({
  settings: NotificationSettings,
  disabled_reason: DisabledReason.nullable(),
});
export type NotificationStanding = z.output<typeof NotificationStanding>;

/**
 * Notices about the account itself, also of what moderation decided about it and of what confirming it could not send, and what
 * moved credits.
 */
export const accountNotices = [
  'password_changed',
  'mail_change_asked',
  'mail_stopped',
  'photo_approved',
  'photo_rejected',
  'text_approved',
  'text_rejected',
  'content_removed',
  'warned',
  'decision_reversed',
  'report_decided',
  'message_not_sent',
] as const;
export type AccountNotice = (typeof accountNotices)[number];
export const creditMovements = ['purchase', 'signup', 'bonus', 'refund', 'correction'] as const;

const happened = { id: Id, happened_at: IsoTime, unread: z.boolean() };

/** Something that happened to a member; never what was written. */
export const Notification = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('message'), ...happened, profile: ProfileCard, conversation_id: Id }),
  z.object({ kind: z.literal('like'), ...happened, profile: ProfileCard }),
  z.object({ kind: z.literal('match'), ...happened, profile: ProfileCard }),
  z.object({ kind: z.literal('credits'), ...happened, credits: z.int(), movement: z.enum(creditMovements) }),
  /** `decision_id`: the decision that it tells of, which a complaint names. */
  z.object({
    kind: z.literal('account'),
    ...happened,
    notice: z.enum(accountNotices),
    decision_id: Id.optional(),
  }),
]);
export type Notification = z.output<typeof Notification>;
