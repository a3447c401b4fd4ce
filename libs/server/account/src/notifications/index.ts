import type { HandledCall } from '@parlour/server-kit/calls/handle';
import { changeMailSubscriptionCall } from './change-mail-subscription.ts';
import { getNotificationSettingsCall } from './get-notification-settings.ts';
import { listNotificationsCall } from './list-notifications.ts';
import { mailWebhookCall } from './mail-webhook.ts';
import { markNotificationsSeenCall } from './mark-notifications-seen.ts';
import type { NotificationPorts } from './ports.ts';
import { resumeMailCall } from './resume-mail.ts';
import { saveNotificationSettingsCall } from './save-notification-settings.ts';
import { testPushCall } from './test-push.ts';
import { unsubscribePushCall } from './unsubscribe-push.ts';
import { unsubscribeCall } from './unsubscribe.ts';

export { notificationLetter, resumeMailLetter } from './letters.ts';
export { Notice, type NotificationJob } from './notice.ts';
export { noticeOfAccount, noticeOfAccountMail, noticeOfEvent } from './notices-of.ts';
export type { NotificationPorts, TellingPorts } from './ports.ts';
export { sendPush } from './send-push.ts';
export { stopMailsTo } from './stop-mails.ts';
export { takeNotice } from './take-notice.ts';
export { tellAllDue } from './tell-due.ts';
export { tellMessages } from './tell-messages.ts';

/** The calls of what a member is told: the list, the settings, push, and the ways out of mails. */
export const notificationCalls = (ports: NotificationPorts): HandledCall[] => [
  listNotificationsCall(ports),
  markNotificationsSeenCall(),
  getNotificationSettingsCall(),
  saveNotificationSettingsCall(),
  resumeMailCall(ports),
  unsubscribePushCall(),
  testPushCall(ports),
  unsubscribeCall(ports),
  changeMailSubscriptionCall(ports),
  mailWebhookCall(ports),
];
