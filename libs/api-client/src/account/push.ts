import type { QueryClient } from '@tanstack/react-query';
import { subscribePush } from '@parlour/contract/account/subscribe-push';
import { testPush } from '@parlour/contract/account/test-push';
import { unsubscribePush } from '@parlour/contract/account/unsubscribe-push';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';
import { accountKeys } from './keys.ts';

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
  await keepSubscription(client, await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  return 'subscribed';
}

/** Tells the server where this browser's notices go; the session then has them, whoever had them before. */
export async function keepSubscription(client: QueryClient, subscription: PushSubscription): Promise<void> {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  const { p256dh = '', auth = '' } = keys;
  await send(subscribePush, { body: { subscription: { endpoint, keys: { p256dh, auth } } } }, transportOf(client));
  await client.invalidateQueries({ queryKey: accountKeys.notificationSettings });
}

/** Ends this browser's notices, here and on the server. */
export async function unsubscribeFromPush(client: QueryClient): Promise<'capable'> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.getSubscription();
  if (subscription) {
    await send(unsubscribePush, { body: { endpoint: subscription.endpoint } }, transportOf(client));
    await subscription.unsubscribe();
  }
  await client.invalidateQueries({ queryKey: accountKeys.notificationSettings });
  return 'capable';
}

/** Has a notice sent to this browser, to see whether it arrives. */
export const sendTestPush = (client: QueryClient) => send(testPush, { body: {} }, transportOf(client));
