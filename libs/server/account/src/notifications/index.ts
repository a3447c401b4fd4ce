import type { HandledCall } from '@parlour/server-kit/handle';
import { listNotificationsCall, markNotificationsSeenCall } from './list-notifications.ts';
import { mailWebhookCall } from './mail-webhook.ts';
import type { NotificationPorts } from './ports.ts';
import { testPushCall, unsubscribePushCall } from './push-calls.ts';
import { resumeMailCall } from './resume-mail.ts';
import { getNotificationSettingsCall, saveNotificationSettingsCall } from './settings-calls.ts';
import { changeMailSubscriptionCall, unsubscribeCall } from './unsubscribe.ts';

export { notificationLetter, resumeMailLetter } from './letters.ts';
export { NotificationMailOrder, Notice, PushOrder, ResumeMailOrder, type NotificationJob } from './notice.ts';
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
