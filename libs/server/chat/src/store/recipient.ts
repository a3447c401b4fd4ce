import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { isGone } from './member-facts.ts';
import type { RecipientFacts } from './pair.ts';

/** What decides about the words of somebody whom a member has never met; undefined where the profile does not exist. */
export function findStranger(
  db: BrandDatabase,
  brand: string,
  memberId: string,
): Promise<Pick<RecipientFacts, 'gone' | 'fictional' | 'whoCanMessage'> | undefined> {
  return db
    .selectFrom('profiles as p')
    .innerJoin('members as m', (join) => join.onRef('m.brand', '=', 'p.brand').onRef('m.id', '=', 'p.member_id'))
    .select([isGone.as('gone'), 'p.fictional', 'p.who_can_message as whoCanMessage'])
    .where('p.brand', '=', brand)
    .where('p.member_id', '=', memberId)
    .executeTakeFirst();
}
