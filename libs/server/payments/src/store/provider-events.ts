import type { Selectable } from 'kysely';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { ProviderEventsTable } from '@parlour/server-db/tables/payments';
import type { ProviderEvent } from '../providers/provider.ts';

interface EventPlace {
  brand: string;
  provider: string;
}

/** Keeps a webhook; false for one that is known already. */
export async function keepEvent(
  trx: Transaction,
  { brand, provider }: EventPlace,
  event: ProviderEvent,
  now: Date,
): Promise<boolean> {
  const kept = await trx
    .insertInto('provider_events')
    .values({
      brand,
      provider,
      event_id: event.id,
      provider_ref: event.ref,
      payload: JSON.stringify(event.payload),
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** An event that was not dealt with yet. */
export async function findOpenEvent(
  db: BrandDatabase,
  { brand, provider }: EventPlace,
  eventId: string,
): Promise<Pick<Selectable<ProviderEventsTable>, 'provider_ref' | 'received_at'> | undefined> {
  return db
    .selectFrom('provider_events')
    .select(['provider_ref', 'received_at'])
    .where('brand', '=', brand)
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
}

/** Events of one run. */
const OPEN_AT_ONCE = 200;

/** Events that came before a time and were not dealt with, the oldest first. */
export async function openEvents(
  db: BrandDatabase,
  brand: string,
  until: Date,
): Promise<{ provider: string; eventId: string }[]> {
  return db
    .selectFrom('provider_events')
    .select(['provider', 'event_id as eventId'])
    .where('brand', '=', brand)
    .where('settled_at', 'is', null)
    .where('received_at', '<', until)
    .orderBy('received_at')
    .limit(OPEN_AT_ONCE)
    .execute();
}

export async function closeEvent(
  db: BrandDatabase,
  { brand, provider }: EventPlace,
  eventId: string,
  now: Date,
): Promise<void> {
  await db
    .updateTable('provider_events')
    .set({ settled_at: now })
    .where('brand', '=', brand)
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute();
}
