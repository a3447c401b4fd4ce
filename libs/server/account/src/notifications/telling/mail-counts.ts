import type { NotificationsTable } from '@parlour/server-db/tables/notifications';
import type { LetterOf } from '@parlour/server-mail/letter';

type Kind = NotificationsTable['kind'];

/** What a notification mail tells: how many things. */
export type MailCounts = Pick<LetterOf<'notifications'>, 'messages' | 'likes' | 'matches'>;

/** As what a mail counts things of each kind; null of those that no mail is about. */
const countedAs: Record<Kind, keyof MailCounts | null> = {
  message: 'messages',
  like: 'likes',
  match: 'matches',
  credits: null,
  account: null,
};

/** @param things how many of a kind, in whatever order; one without a number is one thing */
export function mailCounts(things: Iterable<{ kind: Kind; number?: number }>): MailCounts {
  const counts = { messages: 0, likes: 0, matches: 0 };
  for (const { kind, number = 1 } of things) {
    const as = countedAs[kind];
    if (as) counts[as] += number;
  }
  return counts;
}
