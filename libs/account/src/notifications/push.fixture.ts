import { storedFactKey } from '@parlour/state/stored/stored-fact';
import { pushKeys } from '@parlour/testing/push-keys';

/**
 * A browser that can be told of things: what the real one keeps in its service worker. Answers the way back.
 *
 * @param turnedOnBy the member who has subscribed it
 * @param answer what the browser's question is answered
 */
export function pretendPush(permission: NotificationPermission, turnedOnBy?: string, answer = 'granted'): () => void {
  const subscription = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/this',
    toJSON: () => ({
      endpoint: 'https://fcm.googleapis.com/fcm/send/this',
      keys: pushKeys,
    }),
    unsubscribe: async () => {
      kept = null;
      return true;
    },
  };
  let kept: unknown = turnedOnBy ? subscription : null;
  const pushManager = {
    getSubscription: async () => kept,
    subscribe: async () => (kept = subscription),
  };
  const registration = { pushManager };
  const container = { ready: Promise.resolve(registration), getRegistration: async () => registration };
  window.localStorage.setItem(storedFactKey('push-turned-on-by'), JSON.stringify(turnedOnBy ?? null));
  const undo = [
    () => window.localStorage.removeItem(storedFactKey('push-turned-on-by')),
    replaced(navigator, 'serviceWorker', container),
    replaced(window, 'PushManager', class {}),
    replaced(window, 'Notification', {
      permission,
      requestPermission: async () => (permission === 'default' ? answer : permission),
    }),
  ];
  return () => undo.forEach((back) => back());
}

function replaced(owner: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, value });
  return () => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  };
}
