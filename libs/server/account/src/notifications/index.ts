import type { HandledCall } from '@parlour/server-kit/calls/handle';
import { changeMailSubscriptionCall } from './mail/change-mail-subscription.ts';
import { getNotificationSettingsCall } from './settings/get-notification-settings.ts';
import { leadToUnsubscribeCall } from './mail/lead-to-unsubscribe.ts';
import { listNotificationsCall } from './list/list-notifications.ts';
import { mailWebhookCall } from './mail/mail-webhook.ts';
import { markNotificationsSeenCall } from './list/mark-notifications-seen.ts';
import type { NotificationPorts } from './ports.ts';
import { resumeMailCall } from './mail/resume-mail.ts';
import { saveNotificationSettingsCall } from './settings/save-notification-settings.ts';
import { testPushCall } from './push/test-push.ts';
import { unsubscribePushCall } from './push/unsubscribe-push.ts';
import { unsubscribeCall } from './mail/unsubscribe.ts';

export { notificationLetter, resumeMailLetter } from './mail/letters.ts';
export { Notice, type NotificationJob } from './telling/notice.ts';
export { noticeOfAccount, noticeOfAccountMail, noticeOfEvent } from './telling/notices-of.ts';
export type { NotificationPorts, TellingPorts } from './ports.ts';
export { sendPush } from './push/send-push.ts';
export { stopMailsTo } from './mail/stop-mails.ts';
export { takeNotice } from './telling/take-notice.ts';
export { tellAllDue } from './telling/tell-due.ts';
export { tellMessages } from './telling/tell-messages.ts';

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
  leadToUnsubscribeCall(ports),
  changeMailSubscriptionCall(ports),
  mailWebhookCall(ports),
];
