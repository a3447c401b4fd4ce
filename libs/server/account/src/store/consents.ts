import { v7 as uuid } from 'uuid';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { Consent } from '@parlour/models/account/consents';

/** Records what a member agreed to, with the version of each text. */
export async function insertConsents(
  trx: Transaction,
  brand: string,
  memberId: string,
  consents: readonly Consent[],
  now: Date,
): Promise<void> {
  await trx
    .insertInto('consents')
    .values(
      consents.map(({ kind, version, given }) => ({
        brand,
        id: uuid(),
        member_id: memberId,
        kind,
        version,
        given,
        at: now,
      })),
    )
    .execute();
}
