import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { PushSender } from '@parlour/server-push';
import { deletePushAddress, findPushTarget } from '../store/push-subscriptions.ts';
import type { PushOrder } from './notice.ts';
import { isStillNews } from './store/current-news.ts';
import { findRecipient } from './store/recipients.ts';
import type { TellingPlace } from './take-notice.ts';

/** The job that takes a notice to one browser, if it still is one; an address that is gone is forgotten. */
export async function sendPush(push: PushSender, place: TellingPlace, order: PushOrder): Promise<void> {
  const { brand, db, now } = place;
  const target = await findPushTarget(db, brand.id, order, now);
  const recipient = target && (await findRecipient(db, brand.id, order.memberId, brand.settings.discreet));
  if (!recipient || !(await isStillNews(db, order))) return;
  const { kind, tag, url } = order;
  const said = { kind, tag, url, badge: target.badge, locale: recipient.language };
  const notice = { v: 1, ...said, discreet: recipient.settings.discreet } as const;
  if ((await push.send(target, notice, contactOf(brand))) === 'gone')
    await deletePushAddress(db, brand.id, order.memberId, target.endpoint);
}

/** Whom a push service may write to about our notices. */
const contactOf = ({ settings }: PublishedBrand): string =>
  `mailto:${settings.support_email ?? `postmaster@${settings.domain}`}`;
