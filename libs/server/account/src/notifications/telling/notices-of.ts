import type { LiveEvent } from '@parlour/contract/live-events';
import type { AccountNotice } from '@parlour/contract/types/notifications';
import type { AccountMail } from '../../letters/account-mail.ts';
import type { Notice } from './notice.ts';

/** What a live event is to its member beyond the pages that are open; null where it is nothing. */
export function noticeOfEvent(brand: string, memberId: string, event: LiveEvent, now: Date): Notice | null {
  const to = { brand, memberId, at: now.toISOString() };
  switch (event.kind) {
    case 'like':
      return { kind: 'like', ...to, profileId: event.like.profile.id };
    case 'match':
      return { kind: 'match', ...to, profileId: event.like.profile.id, isNews: event.like.like_new };
    case 'credits':
      return { kind: 'credits', ...to };
    default:
      return null;
  }
}

const noticesOfMails: Partial<Record<AccountMail['kind'], AccountNotice>> = {
  'password-changed': 'password_changed',
  'mail-change-undo': 'mail_change_asked',
};

/** A notice about the account itself; each decision that one tells of is a thing of its own on the list. */
export const noticeOfAccount = (
  { brand, memberId }: { brand: string; memberId: string },
  notice: AccountNotice,
  now: Date,
  decisionId?: string,
): Notice => ({ kind: 'account', brand, memberId, at: now.toISOString(), notice, decisionId });

/** What a mail about the account is on the list of what happened; null where it is nothing there. */
export function noticeOfAccountMail(mail: AccountMail, now: Date): Notice | null {
  const notice = noticesOfMails[mail.kind];
  return notice ? noticeOfAccount(mail, notice, now) : null;
}
