import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { SECOND } from '@parlour/models/durations';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { refuse, refuseForNow } from './refusal.ts';
import { REQUEST_TIMEOUT } from '../requests/request-timeout.ts';

/** Whose key it is: kept per brand and member, for a visitor per signed browser id (contract part 0, 19). */
export interface KeyPlace {
  db: BrandDatabase;
  brand: string;
  owner: string;
  key: string;
  /** The request that asks. A key that is taken, and has no answer yet, keeps which request took it. */
  requestId: string;
}

/** What the key stands for; the same key with anything else is a conflict, once the first act is done. */
export interface KeyedAct {
  call: string;
  /** A keyed digest of the input. */
  fingerprint: string;
}

export interface KeptAnswer {
  status: number;
  body: unknown;
}

/** Milliseconds that a second request waits for the first with the same key. */
const PATIENCE = 5 * SECOND;
/** Milliseconds between two looks at whether the first has its answer. */
const POLL = 50;

/**
 * The statement's commit does not wait for the disk. This is safe on both sides of an act. The act's own commit flushes
 * the claim that was written before it. Where a crash loses the kept answer, the key stays taken and the act is refused
 * instead of repeated.
 */
const withoutFlush = sql<boolean>`set_config('synchronous_commit', 'off', true) = 'off'`;

/**
 * Takes a key for an act, or gives the answer that was kept for it. Whoever comes second waits for the first.
 *
 * @returns null where the act is to be done now, by this request alone
 * @throws idempotency_conflict for another call under the same key, and for other input once the first act is done
 * @throws `refuseForNow` where the first takes longer, as an upload does that waits for its turn
 * @throws server_error where the first was given up, as by a crash: nobody knows whether its act happened, and asking
 * again would tell no more
 */
export async function claimKey(context: KeyPlace, act: KeyedAct): Promise<KeptAnswer | null> {
  const deadline = performance.now() + PATIENCE;
  do {
    if (await insertKey(context, act)) return null;
    const known = await readKey(context);
    if (!known) continue;
    // Of a first act that is not done yet nobody can be told that it stands.
    const isSettled = known.status !== null || known.call !== act.call;
    if (isSettled && !isSame(known, act)) throw refuse('idempotency_conflict');
    if (known.status !== null) return { status: known.status, body: known.answer };
    if (!known.may_run) throw refuse('server_error');
    await wait(POLL);
  } while (performance.now() < deadline);
  throw refuseForNow();
}

/**
 * The answer that is kept for an act, without taking the key.
 *
 * @throws idempotency_conflict where one is kept for another act
 */
export async function findAnswer(context: KeyPlace, act: KeyedAct): Promise<KeptAnswer | null> {
  const known = await readKey(context);
  if (!known || known.status === null) return null;
  if (!isSame(known, act)) throw refuse('idempotency_conflict');
  return { status: known.status, body: known.answer };
}

/** Keeps the answer of a successful act for 24 hours. */
export async function keepAnswer({ db, brand, owner, key }: KeyPlace, { status, body }: KeptAnswer): Promise<void> {
  const answer = body === undefined ? null : JSON.stringify(body);
  await db
    .updateTable('idempotency_keys')
    .set({ status, answer })
    .where((row) => row.and({ brand, owner, key }))
    .where(withoutFlush)
    .execute();
}

/** Keeps an answer at one more place, unless the key is taken there. */
export async function keepAnswerToo(context: KeyPlace, act: KeyedAct, answer: KeptAnswer): Promise<void> {
  if (await insertKey(context, act)) await keepAnswer(context, answer);
}

/**
 * Gives the key back after a failure: the same act may be tried again, or another one. Only the key as this request
 * took it: where the answer to a first try was lost, somebody else may have taken it since.
 */
export async function releaseKey({ db, brand, owner, key, requestId }: KeyPlace): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where((row) => row.and({ brand, owner, key }))
    .where('status', 'is', null)
    .where('answer', '=', takenBy(requestId))
    .execute();
}

const takenBy = (requestId: string) => sql<string>`to_jsonb(${requestId}::text)`;

async function insertKey({ db, brand, owner, key, requestId }: KeyPlace, act: KeyedAct): Promise<boolean> {
  const { rows } = await sql`
    insert into idempotency_keys (brand, owner, key, call, body_hash, answer, created_at)
    select ${brand}, ${owner}, ${key}, ${act.call}, ${hashOf(act)}, ${takenBy(requestId)}, now() where ${withoutFlush}
    on conflict (brand, owner, key) do nothing returning key`.execute(db);
  return rows.length > 0;
}

const hashOf = ({ fingerprint }: KeyedAct): Uint8Array => Buffer.from(fingerprint, 'base64url');

const isSame = (known: { call: string; body_hash: Uint8Array }, act: KeyedAct): boolean =>
  known.call === act.call && Buffer.compare(known.body_hash, hashOf(act)) === 0;

/** Can the request that took the key still be under way? Asked of the clock that `created_at` is from. */
const mayRun = sql<boolean>`created_at > now() - make_interval(secs => ${REQUEST_TIMEOUT / SECOND})`;

const readKey = ({ db, brand, owner, key }: KeyPlace) =>
  db
    .selectFrom('idempotency_keys')
    .select(['call', 'body_hash', 'status', 'answer', mayRun.as('may_run')])
    .where((row) => row.and({ brand, owner, key }))
    .executeTakeFirst();
