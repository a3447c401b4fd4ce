import { addresses } from '@parlour/contract/addresses';
import { unsubscribe } from '@parlour/contract/account/notifications/unsubscribe';
import { kindsToMail } from '@parlour/models/account/notifications/notification-settings';
import type { Letter } from '@parlour/server-mail/letter';
import { pageLink } from '@parlour/server-mail/page-link';
import type { Signer } from '@parlour/server-kit/signing';
import { insertLink } from '../../store/links.ts';
import { findMember } from '../../store/members.ts';
import type { NotificationMailOrder, ResumeMailOrder } from '../telling/notice.ts';
import { countNews } from '../store/current-news.ts';
import { findRecipient } from '../store/recipients.ts';
import type { TellingContext } from '../telling/take-notice.ts';
import { unsubscribeToken } from './unsubscribe-token.ts';

/**
 * The mail about what happened; null where nobody is to have it any more. It leaves out what is no longer news when it
 * goes out, because of a block or because it was read, what a later mail tells of, and the kinds that the member has turned
 * off meanwhile.
 */
export async function notificationLetter(
  { brand, db, origin }: TellingContext & { origin: string },
  signer: Signer,
  order: NotificationMailOrder,
): Promise<Letter | null> {
  const { memberId } = order;
  const recipient = await findRecipient(db, brand, memberId);
  if (!recipient?.confirmed || recipient.notifications_disabled.length > 0) return null;
  const { messages, likes, matches } = await countNews(db, order, kindsToMail(recipient.settings));
  if (messages + likes + matches === 0) return null;
  const token = unsubscribeToken(signer, brand.id, recipient);
  const onlyMessages = likes + matches === 0;
  const { email: to, name, language: locale } = recipient;
  const linkTo = (path: string): string => pageLink(origin, brand, locale, path);
  return {
    kind: 'notifications',
    to,
    name,
    locale,
    link: linkTo((onlyMessages ? addresses.chats : addresses.notifications).href()),
    messages,
    likes,
    matches,
    discreet: recipient.settings.discreet,
    stopLink: linkTo(addresses.unsubscribe.href(undefined, { token })),
    oneClickLink: `${origin}${unsubscribe.path}?${new URLSearchParams({ token }).toString()}`,
  };
}

/** The mail whose link turns notification mails on again; null where the member is gone, or has them already. */
export async function resumeMailLetter(
  { brand, db, now }: TellingContext,
  { memberId, origin }: ResumeMailOrder,
): Promise<Letter | null> {
  const member = await findMember(db, brand.id, memberId);
  if (!member?.confirmed_at || member.notifications_disabled.length === 0) return null;
  const token = await insertLink(db, member, 'mail-resume', now);
  if (token === null) return null;
  const { email: to, name, language: locale } = member;
  const path = addresses.unsubscribe.href(undefined, { action: 'resume', token });
  return { kind: 'mail-resume', to, name, locale, link: pageLink(origin, brand, locale, path) };
}
