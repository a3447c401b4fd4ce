export { createPushSender, type PushSender } from './push-sender.ts';
export { newVapidKeys } from './vapid-keys.ts';
