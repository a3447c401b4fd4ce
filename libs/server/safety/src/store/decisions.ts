import { sql, type Insertable, type Selectable } from 'kysely';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { Schema } from '@parlour/server-db/schema';
import { tookContent } from '@parlour/server-db/shared-questions/took-content';
import { isBlock } from './takes-content.ts';

export type DecisionRow = Selectable<Schema['decisions']>;

/** More than keep anybody out at once. */
const blockingShown = 20;

/** Keeps a decision about a member. */
export async function insertDecision(trx: Transaction, row: Insertable<Schema['decisions']>): Promise<void> {
  await trx.insertInto('decisions').values(row).execute();
}

/** Notes where the same picture of the same member went too. */
export async function noteCopiesRemoved(
  trx: Transaction,
  { brand, id }: Pick<DecisionRow, 'brand' | 'id'>,
  from: NonNullable<DecisionRow['copies_removed']>,
): Promise<void> {
  await trx
    .updateTable('decisions')
    .set({ copies_removed: from })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .execute();
}

/** A decision by its id. */
export async function findDecision(db: BrandDatabase, brand: string, id: string): Promise<DecisionRow | undefined> {
  return db.selectFrom('decisions').selectAll().where('brand', '=', brand).where('id', '=', id).executeTakeFirst();
}

/** What was decided about a member, newest first. */
export async function findDecisionsAbout(
  db: BrandDatabase,
  brand: string,
  memberId: string,
  limit: number,
): Promise<DecisionRow[]> {
  return db
    .selectFrom('decisions')
    .selectAll()
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

type Taking = Pick<DecisionRow, 'brand' | 'member_id' | 'target_type' | 'target_id'>;

/**
 * A decision that stands and took something away from a member at a moment or later; a suspension that is over has taken it all
 * the same. Whether it is called a photo or words is left out: what it was about says it, and a conversation of both is called
 * words.
 */
const standing = (db: BrandDatabase, { brand, member_id }: Taking, since: Date) =>
  db
    .selectFrom('decisions as d')
    .select('id')
    .where((row) => row.and({ brand, member_id }))
    .where(tookContent)
    .where('created_at', '>=', since)
    .where('appeal_state', '<>', 'reversed')
    .limit(1);

/**
 * The decision that stands and keeps the same thing from the same member, were this one taken back. An older one did not take
 * what was there for this one to take; a block is not refused where nothing was.
 */
export async function findOtherRemoval(db: BrandDatabase, decision: DecisionRow): Promise<{ id: string } | undefined> {
  const { target_type, target_id, measure, created_at } = decision;
  const other = standing(db, decision, isBlock(measure) ? new Date(0) : created_at)
    .where((row) => row.and({ target_type, target_id }))
    .where('id', '<>', decision.id);
  return other.executeTakeFirst();
}

/** Does another decision keep removed what one had removed? */
export const isStillRemoved = async (db: BrandDatabase, decision: DecisionRow): Promise<boolean> =>
  (await findOtherRemoval(db, decision)) !== undefined;

/** The decision that stands and took this from a member since a moment. A message may have gone with its conversation. */
export async function findRemovalSince(
  db: BrandDatabase,
  taking: Taking,
  since: Date,
): Promise<{ id: string } | undefined> {
  const { brand, target_type, target_id } = taking;
  const withConversation = sql<boolean>`target_type = 'conversation' and exists (
    select from reports where brand = ${brand} and reports.id = d.report_id
      and evidence -> 'messages' @> ${JSON.stringify([{ id: target_id }])}::jsonb
  )`;
  const removal = standing(db, taking, since).where((row) =>
    row.or([row.and({ target_type, target_id }), withConversation]),
  );
  return removal.executeTakeFirst();
}

/** What a report was decided by, as it stands, else what was taken back last; undefined where nothing was taken by it. */
export async function findDecisionOf(
  db: BrandDatabase,
  { brand, id, member_id }: { brand: string; id: string; member_id: string },
): Promise<DecisionRow | undefined> {
  return db
    .selectFrom('decisions')
    .selectAll()
    .where((row) => row.and({ brand, member_id, report_id: id }))
    .orderBy((row) => row('appeal_state', '=', 'reversed'))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The decision of the same report in whose place one was taken, which ended it; undefined where it is in nobody's place. */
export async function findReplaced(
  db: BrandDatabase,
  { brand, member_id, report_id, created_at }: DecisionRow,
): Promise<DecisionRow | undefined> {
  return db
    .selectFrom('decisions')
    .selectAll()
    .where((row) => row.and({ brand, member_id, report_id }))
    .where('created_at', '<', created_at)
    .where('ended_at', '=', created_at)
    .where('appeal_state', '=', 'reversed')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export type Blocking = Pick<DecisionRow, 'id' | 'measure' | 'until'>;

/** The suspensions and bans that keep a member out, the oldest first; each is taken back by itself. */
export async function findBlocking(db: BrandDatabase, brand: string, memberId: string): Promise<Blocking[]> {
  return db
    .selectFrom('decisions')
    .select(['id', 'measure', 'until'])
    .where('brand', '=', brand)
    .where('member_id', '=', memberId)
    .where('measure', 'in', ['suspended', 'banned'])
    .where('ended_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .limit(blockingShown)
    .execute();
}

/** Takes suspensions whose time is over and that no other server is taking, and marks them as ended. */
export async function endSuspensions(
  trx: Transaction,
  brand: string,
  now: Date,
  limit: number,
): Promise<{ member_id: string }[]> {
  const { rows } = await sql<{ member_id: string }>`
    update decisions set ended_at = ${now} where brand = ${brand} and id in (
      select id from decisions where brand = ${brand} and until <= ${now} and ended_at is null
      order by until limit ${limit} for update skip locked
    ) returning member_id`.execute(trx);
  return rows;
}

/** Which decision somebody looked at again. */
interface Appeal {
  brand: string;
  id: string;
  /** Who did, by the name that they go by. */
  by: string;
}

/** Ends one decision because it was wrong; false where it had ended. */
export async function reverseDecision(
  trx: Transaction,
  { brand, id, by, now }: Appeal & { now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('decisions')
    .set({ ended_at: now, appeal_state: 'reversed', appeal_by: by })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('appeal_state', '<>', 'reversed')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a decision was complained about and stands; undefined where there is none, or it was taken back. */
export async function upholdDecision(
  trx: Transaction,
  { brand, id, by }: Appeal,
): Promise<Pick<DecisionRow, 'decided_by'> | undefined> {
  return trx
    .updateTable('decisions')
    .set({ appeal_state: 'upheld', appeal_by: by })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('appeal_state', '<>', 'reversed')
    .returning('decided_by')
    .executeTakeFirst();
}
