export type { PushAddress } from './push-address.ts';
export { createPushSender, type PushSender } from './push-sender.ts';
export { newVapidKeys, type VapidKeys } from './vapid-keys.ts';
