import { sql } from 'kysely';
import type { Transaction } from '@parlour/server-db/brand-database';
import type { ModerationPorts } from './ports.ts';

/** Sends the live event `decision` to those of the members who still are, by ascending id as mailboxes are locked. */
export async function tellOfDecision(
  ports: Pick<ModerationPorts, 'deliver'>,
  trx: Transaction,
  brand: string,
  members: readonly (string | null)[],
): Promise<void> {
  const ids = [...new Set(members)].filter((id) => id !== null);
  const there = await trx
    .selectFrom('members')
    .select('id')
    .where('brand', '=', brand)
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .execute();
  for (const { id } of there) await ports.deliver(trx, id, { kind: 'decision' });
}
