import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import {
  requestsPerSubject,
  requestsPerNetwork,
  type MailRequest,
} from '@parlour/models/account/notifications/mail-requests';
import { DAY } from '@parlour/models/durations';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';

/** A mail, or the trial of a push, that is asked for: of which kind, for whom, and from which network. */
export interface MailAsker {
  brand: string;
  purpose:
    | 'activation'
    | 'log-in'
    | 'password-reset'
    | 'mail-change'
    | 'mail-change-to'
    | 'leaving'
    | 'mail-resume'
    | 'push-test';
  /** What its kind counts by: an address, somebody's or nobody's; a member's id (`mail-resume`), or a session's (`push-test`). */
  subject: string;
  network: string;
}

const hashOf = ({ brand, subject }: MailAsker): Uint8Array =>
  createHash('sha256').update(`${brand}:${subject}`).digest();

/** Counts a request before it is judged, so that many at once cannot outrun the count. */
export async function insertMailRequest(db: BrandDatabase, asker: MailAsker, now: Date): Promise<string> {
  const id = uuid();
  const { brand, purpose, network } = asker;
  await db
    .insertInto('mail_requests')
    .values({ brand, id, purpose, address_hash: hashOf(asker), network, requested_at: now })
    .execute();
  return id;
}

/** The requests of the last day for this subject or from this network, but for one; newest first and no more than decide anything. */
export async function recentMailRequests(
  db: BrandDatabase,
  asker: MailAsker,
  except: string,
  now: Date,
): Promise<MailRequest[]> {
  const hash = hashOf(asker);
  const rows = await db
    .selectFrom('mail_requests')
    .select(['requested_at', 'address_hash', 'network'])
    .where('brand', '=', asker.brand)
    .where('purpose', '=', asker.purpose)
    .where(({ or, eb }) => or([eb('address_hash', '=', hash), eb('network', '=', asker.network)]))
    .where('id', '!=', except)
    .where('requested_at', '>', new Date(now.getTime() - DAY))
    .orderBy('requested_at', 'desc')
    .limit(2 * requestsPerNetwork)
    .execute();
  return rows.map(({ requested_at, address_hash, network }) => ({
    at: requested_at,
    sameSubject: Buffer.compare(address_hash, hash) === 0,
    sameNetwork: network === asker.network,
  }));
}

/** Makes all of this kind that would be mailed to this subject wait for each other until the transaction ends. */
export async function lockMailsTo(trx: Transaction, { brand, purpose, subject }: MailAsker): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${brand}:${purpose}:${subject}`}, 0))`.execute(trx);
}

/** How many mails of this kind the subject was meant to get in the last day, whoever asked for them; no more than decide anything. */
export async function countRequestsForSubject(db: BrandDatabase, asker: MailAsker, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('mail_requests')
    .select('id')
    .where('brand', '=', asker.brand)
    .where('purpose', '=', asker.purpose)
    .where('address_hash', '=', hashOf(asker))
    .where('requested_at', '>', new Date(now.getTime() - DAY))
    .limit(requestsPerSubject)
    .execute();
  return rows.length;
}

/** When the oldest of the last `most` requests of a day from this network was made; undefined where there were fewer. */
export async function oldestOfNetwork(
  db: BrandDatabase,
  asker: MailAsker,
  most: number,
  now: Date,
): Promise<Date | undefined> {
  const row = await db
    .selectFrom('mail_requests')
    .select('requested_at')
    .where('brand', '=', asker.brand)
    .where('purpose', '=', asker.purpose)
    .where('network', '=', asker.network)
    .where('requested_at', '>', new Date(now.getTime() - DAY))
    .orderBy('requested_at', 'desc')
    .offset(most - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.requested_at;
}

/** Takes back a request that was refused. */
export async function deleteMailRequest(db: BrandDatabase, brand: string, id: string): Promise<void> {
  await db.deleteFrom('mail_requests').where('brand', '=', brand).where('id', '=', id).execute();
}
