import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Coins, ShieldCheck, type LucideIcon } from 'lucide-react';
import { addresses } from '@parlour/contract/addresses';
import { profilePartAddress } from '@parlour/contract/profile/part-address';
import type { Notification } from '@parlour/contract/types/notifications';

/** What a row of the list says, where it leads, and whose face or which sign stands before it. */
export interface NotificationWords {
  title: string;
  href: string;
  glyph: LucideIcon | null;
}

/** The words of what happened. */
export function useNotificationWords(): (notification: Notification) => NotificationWords {
  const { t } = useLingui();
  const creditsOf = useCreditWords();
  const accountNotices = {
    password_changed: t`Your password was changed.`,
    mail_change_asked: t`A change of your e-mail address was asked for.`,
    mail_stopped: t`We have stopped sending you e-mails, because they did not reach you or were marked as spam.`,
    photo_approved: t`Your photo is shown to others now.`,
    photo_rejected: t`A photo of yours was taken down.`,
    text_approved: t`Your text about yourself is shown to others now.`,
    text_rejected: t`Your text about yourself was taken down.`,
    content_removed: t`Something that you sent was taken down. The reasons are in the e-mail we sent you.`,
    warned: t`You have been given a warning. The reasons are in the e-mail we sent you.`,
    decision_reversed: t`We have taken back a decision about you.`,
    report_decided: t`Somebody has looked at your report.`,
    message_not_sent: t`Something that you sent before confirming your e-mail address could not be delivered. It cost nothing.`,
  };
  return (notification) => {
    switch (notification.kind) {
      case 'message': {
        const { name } = notification.profile;
        return {
          title: t`${name} wrote to you.`,
          href: addresses.chat.href({ id: notification.conversation_id }),
          glyph: null,
        };
      }
      case 'like': {
        const { name, id } = notification.profile;
        return { title: t`${name} likes you.`, href: addresses.member.href({ id }), glyph: null };
      }
      case 'match': {
        const { name, id } = notification.profile;
        return { title: t`You and ${name} like each other.`, href: addresses.member.href({ id }), glyph: null };
      }
      case 'credits':
        return { title: creditsOf(notification), href: addresses.transactions.href({ id: '' }), glyph: Coins };
      case 'account':
        return {
          title: accountNotices[notification.notice],
          href: noticeAddress(notification),
          glyph: ShieldCheck,
        };
    }
  };
}

type AccountNotification = Extract<Notification, { kind: 'account' }>;

/** Where more is said of a notice about the account, or what a complaint would be about. */
function noticeAddress({ notice, decision_id: about }: AccountNotification): string {
  switch (notice) {
    case 'photo_approved':
    case 'photo_rejected':
      return profilePartAddress('photos');
    case 'text_approved':
    case 'text_rejected':
      return profilePartAddress('about');
    case 'content_removed':
    case 'warned':
    case 'decision_reversed':
      return addresses.complaints.href(undefined, { about });
    case 'message_not_sent':
      return addresses.chats.href();
    default:
      return addresses.settings.href();
  }
}

type CreditNotification = Extract<Notification, { kind: 'credits' }>;

function useCreditWords(): (notification: CreditNotification) => string {
  const { t } = useLingui();
  return ({ credits, movement }) => {
    const count = Math.abs(credits);
    if (movement === 'purchase')
      return t`${plural(count, { one: 'You bought # credit.', other: 'You bought # credits.' })}`;
    if (count === 0) return t`A payment of yours was paid back.`;
    return credits > 0
      ? t`${plural(count, { one: 'You were given # credit.', other: 'You were given # credits.' })}`
      : t`${plural(count, { one: '# credit was taken back.', other: '# credits were taken back.' })}`;
  };
}
