import type { Locale } from '../../locale.ts';

/** Why something is pushed; `summary` gathers several kinds that were held back. */
export const pushedKinds = ['message', 'like', 'match', 'account', 'summary'] as const;

/** What a push carries from the server to the service worker (contract part 6): nobody's name, and nothing that was written. */
export interface PushPayload {
  v: 1;
  kind: (typeof pushedKinds)[number];
  /** One notification for all of the same tag: a conversation, say. */
  tag: string;
  /** Unread messages and new likes together. */
  badge: number;
  /** A path of the site. */
  url: string;
  /** The member's own language, which may have changed since the worker was registered. */
  locale: Locale;
  /** The notification says only that there is news. */
  discreet: boolean;
}
