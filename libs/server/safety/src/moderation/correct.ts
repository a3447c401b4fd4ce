import { mayJoinAtAge } from '@parlour/models/account/sign-up/age';
import { factsProblems } from '@parlour/models/safety/decisions';
import { insertCorrection } from '../store/corrections.ts';
import { findRemaining } from '../store/members.ts';
import { decideInTransaction } from './decide-in-transaction.ts';
import { ModerationRefused, type ModerationProblem } from './moderation-problem.ts';
import type { DecidingContext, ModerationContext, ModerationPorts } from './ports.ts';

/** A date of birth as it was typed, YYYY-MM-DD, and how it is known to be the right one. */
export interface TypedCorrection {
  born: string;
  facts?: string;
}

/**
 * Puts the date of birth of a member right, which they cannot change themselves (GDPR, article 16); what stood before is kept with
 * the reason. They are not asked anything again, and their open pages are brought up to date.
 *
 * @returns what stood before
 * @throws ModerationRefused with all that is wrong, or where there is nothing to put right
 */
export async function correct(
  ports: ModerationPorts,
  context: DecidingContext,
  memberId: string,
  { born, facts = '' }: TypedCorrection,
): Promise<{ former: string }> {
  const { brand, now, by } = context;
  const problems = [...birthProblems(born, context), ...factsProblems(facts)];
  if (problems.length > 0) throw new ModerationRefused('This cannot be corrected so.', problems);
  return decideInTransaction(context, async ({ trx }) => {
    const [remaining] = await findRemaining(trx, brand.id, [memberId]);
    if (!remaining) throw new ModerationRefused('There is no such member any more.');
    const former = await ports.correctDateOfBirth(trx, { brand: brand.id, memberId }, born);
    if (former === null) throw new ModerationRefused('That is their date of birth already.');
    const kept = { former_date_of_birth: former, facts: facts.trim(), created_at: now, corrected_by: by.name };
    await insertCorrection(trx, { brand: brand.id, member_id: memberId, ...kept });
    await ports.deliver(trx, memberId, { kind: 'decision' });
    return { former };
  });
}

function birthProblems(born: string, { brand, now }: ModerationContext): ModerationProblem[] {
  const { min_age, time_zone } = brand.settings;
  const verdict = mayJoinAtAge(born, min_age, now, time_zone);
  if (verdict.ok) return [];
  return verdict.refusal === 'dob_too_young'
    ? [
        {
          field: 'born',
          reason: `nobody below ${min_age} may be here`,
          suggestion: 'ban the member, by the rule minor',
        },
      ]
    : [{ field: 'born', reason: `"${born}" is no date of birth`, suggestion: 'give it as YYYY-MM-DD' }];
}
