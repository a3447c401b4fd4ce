import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import {
  attemptWindow,
  attemptsPerLogin,
  attemptsPerNetwork,
  type LogInAttempt,
} from '@parlour/models/account/log-in/log-in-attempts';
import type { BrandDatabase } from '@parlour/server-db/brand-database';

/** Whoever tries: a login, existing or not, and the network it is tried from (contract part 0, 5). */
export interface Attempter {
  brand: string;
  /** What is tried: to get in, or a member's own password. Each is counted apart, whatever is typed. */
  kind: 'log-in' | 'own-password';
  /** The name or address that was typed; of the own password the member's id. */
  login: string;
  network: string;
}

const hashOf = ({ brand, kind, login }: Attempter): Uint8Array =>
  createHash('sha256').update(`${brand}:${kind}:${login}`).digest();

/**
 * The failures of this login in the window but for one attempt: of its network and of all, the newest of each, no more than
 * decide anything.
 */
export async function recentFailures(
  db: BrandDatabase,
  attempter: Attempter,
  except: string,
  now: Date,
): Promise<LogInAttempt[]> {
  const newest = db
    .selectFrom('login_failures')
    .select(['id', 'failed_at', 'network'])
    .where('brand', '=', attempter.brand)
    .where('login_hash', '=', hashOf(attempter))
    .where('id', '!=', except)
    .where('failed_at', '>', new Date(now.getTime() - attemptWindow))
    .orderBy('failed_at', 'desc');
  const here = newest.where('network', '=', attempter.network).limit(attemptsPerNetwork);
  const rows = await db
    .selectFrom(newest.limit(attemptsPerLogin).as('anywhere'))
    .selectAll()
    .union((eb) => eb.selectFrom(here.as('here')).selectAll())
    .execute();
  return rows.map(({ failed_at, network }) => ({ at: failed_at, sameNetwork: network === attempter.network }));
}

/** Counts an attempt as failed before it is tried, so that many at once cannot outrun the count. */
export async function insertFailure(db: BrandDatabase, attempter: Attempter, now: Date): Promise<string> {
  const id = uuid();
  await db
    .insertInto('login_failures')
    .values({ brand: attempter.brand, id, login_hash: hashOf(attempter), network: attempter.network, failed_at: now })
    .execute();
  return id;
}

/** Takes back one attempt that did not fail, or was not tried after all. */
export async function deleteFailure(db: BrandDatabase, brand: string, id: string): Promise<void> {
  await db.deleteFrom('login_failures').where('brand', '=', brand).where('id', '=', id).execute();
}
