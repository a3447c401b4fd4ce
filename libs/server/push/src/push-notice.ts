import type { Locale } from '@parlour/models/locale';

/** Why a notice is shown; `summary` gathers several kinds that were held back. */
export type PushNoticeKind = 'message' | 'like' | 'match' | 'account' | 'summary';

/** What a push carries (contract part 6): nobody's name, and nothing that was written. */
export interface PushNotice {
  v: 1;
  kind: PushNoticeKind;
  /** One notification for all of the same tag: a conversation, say. */
  tag: string;
  /** Unread messages and new likes together. */
  badge: number;
  /** A path of the site. */
  url: string;
  locale: Locale;
  /** The notification says only that there is news. */
  discreet: boolean;
}

/** Where a browser's notices go: what its own subscription says. */
export interface PushAddress {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}
