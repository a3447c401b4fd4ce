import { sql } from 'kysely';
import type { ModerationRule } from '@parlour/models/safety/decisions';
import { knownUntil } from '@parlour/models/safety/refused-photos';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { DecisionRow } from './decisions.ts';

/** By what pictures were rejected, and when. */
interface Rejection {
  brand: string;
  decisionId: string;
  rule: ModerationRule;
  now: Date;
}

/** Keeps the digests of pictures that a decision rejected, in albums and in messages, so that the same are known again. */
export async function rememberRefused(
  trx: Transaction,
  { brand, decisionId, rule, now }: Rejection,
  digests: readonly string[],
): Promise<void> {
  if (digests.length === 0) return;
  const refusal = { brand, rule, decision_id: decisionId, kept_until: knownUntil(now) };
  await trx
    .insertInto('refused_photos')
    .values(digests.map((digest) => ({ ...refusal, digest })))
    .execute();
}

/** What a decision rejected was not to be rejected: it is known no more. */
export async function forgetRefusalsBy(trx: Transaction, brand: string, decisionId: string): Promise<void> {
  await trx.deleteFrom('refused_photos').where('brand', '=', brand).where('decision_id', '=', decisionId).execute();
}

/** A photo is shown again: its picture is known no more by what was decided about its owner. What others did with it stands. */
export async function forgetRefusalsOf(
  trx: Transaction,
  { brand, memberId, photoId }: { brand: string; memberId: string; photoId: string },
): Promise<void> {
  await sql`
    delete from refused_photos where brand = ${brand}
      and digest = (select digest from photos where brand = ${brand} and id = ${photoId})
      and decision_id in (select id from decisions where brand = ${brand} and member_id = ${memberId})`.execute(trx);
}

/** The rules for which a picture was rejected before; none where it never was. */
export async function findRefusals(db: BrandDatabase, brand: string, digest: string): Promise<ModerationRule[]> {
  const rows = await db
    .selectFrom('refused_photos')
    .select('rule')
    .distinct()
    .where('brand', '=', brand)
    .where('digest', '=', digest)
    .execute();
  return rows.map(({ rule }) => rule);
}

/**
 * On which grounds and by which rules the picture of a photo was rejected before: by the terms, where whom that was about is
 * erased.
 */
export async function findReasonsBefore(
  db: BrandDatabase,
  brand: string,
  photoId: string,
): Promise<Pick<DecisionRow, 'ground' | 'rule'>[]> {
  return db
    .selectFrom('photos')
    .innerJoin('refused_photos as refused', (on) =>
      on.onRef('refused.brand', '=', 'photos.brand').onRef('refused.digest', '=', 'photos.digest'),
    )
    .leftJoin('decisions', (on) =>
      on.onRef('decisions.brand', '=', 'refused.brand').onRef('decisions.id', '=', 'refused.decision_id'),
    )
    .select(['refused.rule', (row) => row.fn.coalesce('decisions.ground', sql.lit('terms' as const)).as('ground')])
    .where('photos.brand', '=', brand)
    .where('photos.id', '=', photoId)
    .orderBy('refused.rule')
    .execute();
}

/** The rules beside a row of `photos`; of a rejected one nothing, whose decision says it. */
export const refusalsBefore = (brand: string) =>
  sql<ModerationRule[]>`case when photos.status = 'rejected' then '{}' else array(
    select distinct rule from refused_photos refused where refused.brand = ${brand} and refused.digest = photos.digest order by rule
  ) end`;
