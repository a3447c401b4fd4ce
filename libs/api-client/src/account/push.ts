import type { QueryClient } from '@tanstack/react-query';
import { subscribePush } from '@parlour/contract/account/subscribe-push';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';

/**
 * Asks for permission and, where it is given, has this session's notices sent here. Browsers ask only within a press.
 *
 * @param key the brand's public key, base64url
 * @returns the state that the device is in then
 */
export async function subscribeToPush(client: QueryClient, key: string): Promise<'subscribed' | 'capable' | 'denied'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'capable';
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await send(subscribePush, { body: { subscription: { endpoint, keys: { p256dh, auth } } } }, transportOf(client));
  return 'subscribed';
}
