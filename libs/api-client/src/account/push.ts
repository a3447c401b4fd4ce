import type { QueryClient } from '@tanstack/react-query';
import { subscribePush } from '@parlour/contract/account/notifications/subscribe-push';
import { testPush } from '@parlour/contract/account/notifications/test-push';
import { unsubscribePush } from '@parlour/contract/account/notifications/unsubscribe-push';
import { ApiError } from '../api-error.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';

/**
 * Asks for permission and, where it is given, has this session's notifications sent here. Browsers ask only within a press.
 *
 * @param key the brand's public key, base64url
 * @returns the state that the device is in then
 */
export async function subscribeToPush(client: QueryClient, key: string): Promise<'subscribed' | 'capable' | 'denied'> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'capable';
  const { pushManager } = await navigator.serviceWorker.ready;
  await keepSubscription(client, await subscribe(pushManager, key));
  return 'subscribed';
}

/**
 * Tells the server where this browser's notifications go; the session then has them, whoever had them before.
 *
 * @throws `subscription_invalid` where the server sends nothing to there; the browser is not subscribed then
 */
export const keepSubscription = (client: QueryClient, subscription: PushSubscription): Promise<void> =>
  oneByOne(async () => {
    const { endpoint = '', keys = {} } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys;
    const body = { subscription: { endpoint, keys: { p256dh, auth } } };
    await send(subscribePush, { body, ...wayOf(client) }).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 422) throw error;
      await subscription.unsubscribe();
      throw new ApiError(422, { code: 'subscription_invalid' });
    });
  });

/**
 * Says that this browser's notifications are this session's. One that was subscribed with a key which the brand has no more is
 * subscribed anew: push services refuse what the new key signs for it.
 *
 * @param key the brand's public key, base64url
 * @returns false where the browser is not subscribed
 * @throws a `DOMException` where the browser does not subscribe anew
 */
export async function claimSubscription(client: QueryClient, key: string): Promise<boolean> {
  const pushManager = (await navigator.serviceWorker.getRegistration())?.pushManager;
  const subscription = await pushManager?.getSubscription();
  if (!pushManager || !subscription) return false;
  await keepSubscription(client, isFor(key, subscription) ? subscription : await subscribe(pushManager, key));
  return true;
}

/** A subscription with another key ends first: beside it browsers make none. */
async function subscribe(pushManager: PushManager, key: string): Promise<PushSubscription> {
  const known = await pushManager.getSubscription();
  if (known && !isFor(key, known)) await known.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Browsers that do not say which key it was are believed. */
function isFor(key: string, { options }: PushSubscription): boolean {
  if (!options?.applicationServerKey) return true;
  const known = btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey)));
  return known.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

/** Ends this browser's notifications, here and on the server. */
export const unsubscribeFromPush = (client: QueryClient): Promise<'capable'> =>
  oneByOne(async () => {
    const { pushManager } = await navigator.serviceWorker.ready;
    const subscription = await pushManager.getSubscription();
    if (subscription) {
      await send(unsubscribePush, { body: { endpoint: subscription.endpoint }, ...wayOf(client) });
      await subscription.unsubscribe();
    }
    return 'capable' as const;
  });

let before: Promise<unknown> = Promise.resolve();

/** One after the other, so that what is decided last is what the server hears last. */
function oneByOne<Told>(tell: () => Promise<Told>): Promise<Told> {
  const told = before.then(tell);
  before = told.catch(() => undefined);
  return told;
}

/** Has a notification sent to this browser, to see whether it arrives. */
export const sendTestPush = (client: QueryClient) => send(testPush, { body: {}, ...wayOf(client) });
