import { mayLookAgain, type Moderator } from '@parlour/models/safety/decisions';
import { ModerationRefused } from './moderation-problem.ts';

/**
 * Has a complaint read by somebody else than whoever decided what it is about.
 *
 * @param what was decided, as its moderators speak of it
 * @throws ModerationRefused with the way out of a team of one
 */
export function refuseSamePerson(what: string, decidedBy: string | null, by: Moderator): void {
  if (mayLookAgain(decidedBy, by)) return;
  throw new ModerationRefused('Whoever complains was promised that another person looks at it.', [
    {
      field: 'by',
      reason: `${what} is by ${decidedBy} too`,
      suggestion: 'have somebody else do this; where nobody else is, say --same-person, and show tells it',
    },
  ]);
}
