import { onlineNowFor } from '@parlour/models/members/online-band';
import { quietUntil, tellingTime } from '@parlour/models/account/notifications/telling-times';
import { MINUTE } from '@parlour/models/durations';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { Notice } from './notice.ts';
import type { Recipient } from '../store/recipients.ts';

/** When a push and when a mail has to tell of something; null: neither now nor later. */
export interface TellingPlan {
  pushDueAt: Date | null;
  mailDueAt: Date | null;
}

/** Milliseconds that a page which is open, maybe behind others, has to show it before a push does. */
const UNSEEN_FOR = MINUTE;
/** Milliseconds after which somebody who was here when it happened is mailed, if it is still unread then. */
const UNREAD_FOR = 15 * MINUTE;

interface Circumstances {
  brand: PublishedBrand;
  /** A page of the site is open, so that the live stream tells it. */
  isWatching: boolean;
  now: Date;
}

/** Decides by the recipient's settings how something is told. */
export function planTelling(notice: Notice, recipient: Recipient, circumstances: Circumstances): TellingPlan {
  const isQuieted = (notice.kind === 'message' && notice.muted) || (notice.kind === 'match' && !notice.isNews);
  if (isQuieted || notice.kind === 'credits') return { pushDueAt: null, mailDueAt: null };
  return {
    pushDueAt: pushTime(notice.kind, recipient, circumstances),
    mailDueAt: notice.kind === 'account' ? null : mailTime(notice.kind, recipient, circumstances),
  };
}

/** The clock that daily and weekly news go by. */
const clockOf = ({ settings }: Recipient, brand: PublishedBrand): string =>
  settings.quiet?.tz ?? brand.settings.time_zone;

/** News about the account have no setting: whoever turned push on hears of them. Beside an open page a push comes later. */
function pushTime(
  kind: 'message' | 'like' | 'match' | 'account',
  recipient: Recipient,
  { brand, isWatching, now }: Circumstances,
): Date | null {
  const frequency = kind === 'account' ? 'now' : recipient.settings.push[kind];
  const isHere = frequency === 'now' && isWatching;
  const due = isHere ? new Date(now.getTime() + UNSEEN_FOR) : tellingTime(frequency, clockOf(recipient, brand), now);
  return due && (quietUntil(recipient.settings.quiet, due) ?? due);
}

/** Mails go to addresses that are proved and want them; at once only where nobody is here to see it. */
function mailTime(
  kind: 'message' | 'like' | 'match',
  recipient: Recipient,
  { brand, isWatching, now }: Circumstances,
): Date | null {
  if (!recipient.confirmed || recipient.notifications_disabled.length > 0) return null;
  const frequency = recipient.settings.mail[kind];
  const isHere = isWatching || now.getTime() - (recipient.here_at?.getTime() ?? 0) <= onlineNowFor;
  if (frequency === 'now' && isHere) return new Date(now.getTime() + UNREAD_FOR);
  return tellingTime(frequency, clockOf(recipient, brand), now);
}
