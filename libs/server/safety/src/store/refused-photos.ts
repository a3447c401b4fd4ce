import { sql } from 'kysely';
import type { ModerationRule } from '@parlour/models/safety/decisions';
import { knownUntil } from '@parlour/models/safety/refused-photos';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import { isHarmfulRule } from '@parlour/server-db/shared-questions/took-content';
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

/** What a decision rejected was not to be rejected: it is known no more. Answers the digests of those pictures. */
export async function forgetRefusalsBy(trx: Transaction, brand: string, decisionId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('refused_photos')
    .where('brand', '=', brand)
    .where('decision_id', '=', decisionId)
    .returning('digest')
    .execute();
  return rows.map(({ digest }) => digest);
}

/** Decisions that one transaction takes back with another: as many as one decision takes copies down. */
export const RESTED_AT_ONCE = 500;

/** What a program decided because pictures were rejected before, where nothing that still stands rejects them so. */
const unsupported = (trx: Transaction, brand: string, digests: readonly string[]) =>
  trx
    .selectFrom('decisions as d')
    .where('brand', '=', brand)
    .where('picture', '=', sql<string>`any(${digests})`)
    .where('automated', '=', true)
    .where('appeal_state', '<>', 'reversed')
    .where(
      sql<boolean>`not exists (select from refused_photos r
        where r.brand = ${brand} and r.digest = d.picture and ${isHarmfulRule('r.rule')})`,
    );

/**
 * What a program decided about these pictures that nothing supports any more; of more than `RESTED_AT_ONCE` the first. By ascending
 * member, so that two who take such decisions back lock these members in the same order; whom the decision was about that is
 * reversed is locked before them, whatever their id, and the database gives up one of two who wait for each other.
 */
export async function findUnsupported(
  trx: Transaction,
  brand: string,
  digests: readonly string[],
): Promise<DecisionRow[]> {
  return unsupported(trx, brand, digests)
    .selectAll()
    .orderBy('member_id')
    .orderBy('id')
    .limit(RESTED_AT_ONCE)
    .execute();
}

/** How many decisions `findUnsupported` would find without its limit. */
export async function countUnsupported(trx: Transaction, brand: string, digests: readonly string[]): Promise<number> {
  const count = sql<number>`count(*)::int`.as('count');
  return (await unsupported(trx, brand, digests).select(count).executeTakeFirstOrThrow()).count;
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

/** Why a picture was rejected before. */
interface ReasonsBefore extends Pick<DecisionRow, 'ground' | 'law' | 'rule'> {
  digest: string;
}

/**
 * On which grounds and by which rules the picture of a photo was rejected before: by the terms, where whom that was about is
 * erased. Nobody takes that back before the transaction ends.
 */
export async function findReasonsBefore(trx: Transaction, brand: string, photoId: string): Promise<ReasonsBefore[]> {
  return trx
    .selectFrom('photos')
    .innerJoin('refused_photos as refused', (on) =>
      on.onRef('refused.brand', '=', 'photos.brand').onRef('refused.digest', '=', 'photos.digest'),
    )
    .leftJoin('decisions', (on) =>
      on.onRef('decisions.brand', '=', 'refused.brand').onRef('decisions.id', '=', 'refused.decision_id'),
    )
    .select(['refused.digest', 'refused.rule', 'decisions.law'])
    .select((row) => row.fn.coalesce('decisions.ground', sql.lit('terms' as const)).as('ground'))
    .where('photos.brand', '=', brand)
    .where('photos.id', '=', photoId)
    .orderBy('refused.rule')
    .forShare('refused')
    .execute();
}

/** The rules beside a row of `photos`; of a rejected one nothing, whose decision says it. */
export const refusalsBefore = (brand: string) =>
  sql<ModerationRule[]>`case when photos.status = 'rejected' then '{}' else array(
    select distinct rule from refused_photos refused where refused.brand = ${brand} and refused.digest = photos.digest order by rule
  ) end`;
