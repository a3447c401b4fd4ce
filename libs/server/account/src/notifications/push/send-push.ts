import type { PublishedBrand } from '@parlour/brand/published-brand';
import { kindsToPush } from '@parlour/models/account/notifications/notification-settings';
import { quietUntil } from '@parlour/models/account/notifications/telling-times';
import type { PushSender } from '@parlour/server-push';
import { deletePushAddress, findPushTarget } from '../../store/push-subscriptions.ts';
import { TRIAL, type PushOrder } from '../telling/notice.ts';
import { isStillNews } from '../store/current-news.ts';
import { findRecipient } from '../store/recipients.ts';
import type { TellingContext } from '../telling/take-notice.ts';

/**
 * The job that takes a notice to one browser, if it still is one; an address that is gone is forgotten. What the member's
 * settings forbid by now is not sent. A notice that quiet hours find in the queue, where it is for seconds unless its
 * service is away, is dropped and not put off: what it tells stands on the site. One that tries the browser out was asked
 * for and comes at any hour.
 */
export async function sendPush(push: PushSender, context: TellingContext, order: PushOrder): Promise<void> {
  const { brand, db, now } = context;
  const target = await findPushTarget(db, brand.id, order, now);
  const recipient = target && (await findRecipient(db, brand, order.memberId));
  if (!recipient) return;
  const { settings } = recipient;
  const isQuiet = order.tag !== TRIAL && quietUntil(settings.quiet, now) !== null;
  if (isQuiet || !(await isStillNews(db, order, kindsToPush(settings)))) return;
  const { kind, tag, url } = order;
  const said = { kind, tag, url, badge: target.badge, locale: recipient.language };
  const notice = { v: 1, ...said, discreet: settings.discreet } as const;
  if ((await push.send(target, notice, contactOf(brand))) === 'gone')
    await deletePushAddress(db, brand.id, order.memberId, target.endpoint);
}

/** Whom a push service may write to about our notices. */
const contactOf = ({ settings }: PublishedBrand): string =>
  `mailto:${settings.support_email ?? `postmaster@${settings.domain}`}`;
