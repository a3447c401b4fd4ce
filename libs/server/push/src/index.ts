export type { PushAddress, PushNotice, PushNoticeKind } from './push-notice.ts';
export { createPushSender, type PushSender } from './push-sender.ts';
export { newVapidKeys, type VapidKeys } from './vapid-keys.ts';
