import { createECDH, randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { originOf } from './sites.ts';

/** Where a push service would take notices for a browser, and the keys by which that browser alone reads them. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export const pushAddress = (name: string): PushAddress => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  },
});

/** Where the browser's storage keeps what the page asked for when it subscribed. */
export const PUSH_KEPT = 'subscribed with';

/** Stands in for the push service that a browser asks, which a test has none of. It keeps the subscription as a browser does. */
export const standInForPushService = (page: Page, address: PushAddress): Promise<unknown> =>
  page.addInitScript(
    ({ endpoint, keys, place }) => {
      const subscription = {
        endpoint,
        toJSON: () => ({ endpoint, expirationTime: null, keys }),
        unsubscribe: async () => {
          localStorage.removeItem(place);
          return true;
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (localStorage.getItem(place) ? subscription : null),
        subscribe: async (wish: object) => {
          localStorage.setItem(place, JSON.stringify(wish));
          return subscription;
        },
      });
    },
    { ...address, place: PUSH_KEPT },
  );

/** The member has told the browser that this site may show notices. */
export const allowNotices = (page: Page) =>
  page.context().grantPermissions(['notifications'], { origin: originOf('default') });
