import { v7 as uuid } from 'uuid';
import type { ConsentKind } from '@parlour/contract/types/user';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { Consent } from '@parlour/models/account/consents/consents';

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

/** The newest answer of each kind. */
export async function latestConsents(
  db: BrandDatabase,
  brand: string,
  memberId: string,
): Promise<{ kind: ConsentKind; version: string; given: boolean; at: Date }[]> {
  const rows = await db
    .selectFrom('consents')
    .distinctOn('kind')
    .select(['kind', 'version', 'given', 'at'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('kind')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, kind: row.kind as ConsentKind }));
}
