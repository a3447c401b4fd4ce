import { sql, type Selectable } from 'kysely';
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

/** Open events that one query reads. */
const STEP = 200;

/** All events that came before a time and were not dealt with, the oldest first, read some at a time from where the last ended. */
export async function* openEvents(
  db: BrandDatabase,
  brand: string,
  until: Date,
): AsyncGenerator<{ provider: string; eventId: string }> {
  const open = db
    .selectFrom('provider_events')
    .select(['provider', 'event_id as eventId', 'received_at'])
    .where('brand', '=', brand)
    .where('settled_at', 'is', null)
    .where('received_at', '<', until)
    .orderBy('received_at')
    .orderBy('provider')
    .orderBy('event_id')
    .limit(STEP);
  for (let last: { provider: string; eventId: string; received_at: Date } | undefined; ;) {
    const rows = await (
      last
        ? open.where(
            sql<boolean>`(received_at, provider, event_id) > (${last.received_at}, ${last.provider}, ${last.eventId})`,
          )
        : open
    ).execute();
    yield* rows;
    last = rows.at(-1);
    if (rows.length < STEP) return;
  }
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
