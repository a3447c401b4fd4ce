import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { ProviderEventsTable } from '@parlour/server-db/tables/payments';
import type { ProviderEvent } from '../providers/provider.ts';

interface EventPlace {
  brand: string;
  provider: string;
}

/** As JSON, without what no database takes: a payer's name may hold it, and the event must be heard all the same. */
const storable = (payload: unknown): string =>
  JSON.stringify(payload, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  );

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
      payload: storable(event.payload),
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

/**
 * All events that came before a time and were not dealt with, nor tried since a moment, some at a time. First come
 * those that were never tried, the oldest first, then those whose turn is the longest ago. Whoever reads on marks each
 * that had its turn.
 */
export async function* openEvents(
  db: BrandDatabase,
  brand: string,
  { until, checkedBefore }: { until: Date; checkedBefore: Date },
): AsyncGenerator<{ provider: string; eventId: string }> {
  const open = db
    .selectFrom('provider_events')
    .select(['provider', 'event_id as eventId'])
    .where('brand', '=', brand)
    .where('settled_at', 'is', null)
    .where('received_at', '<', until)
    .where((row) => row.or([row('checked_at', 'is', null), row('checked_at', '<', checkedBefore)]))
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .orderBy('received_at')
    .orderBy('provider')
    .orderBy('event_id')
    .limit(STEP);
  for (let read = STEP; read === STEP;) {
    const rows = await open.execute();
    yield* rows;
    read = rows.length;
  }
}

/** An event had its turn: it comes behind all others. */
export const markEventChecked = (db: BrandDatabase, place: EventPlace, eventId: string, now: Date): Promise<void> =>
  updateEvent(db, place, eventId, { checked_at: now });

/** An event was dealt with. What the provider sent along of somebody who was erased meanwhile goes with it. */
export const closeEvent = (db: BrandDatabase, place: EventPlace, eventId: string, now: Date): Promise<void> =>
  updateEvent(db, place, eventId, {
    settled_at: now,
    payload: sql<string>`case when exists (
      select from payments p join members m on m.brand = p.brand and m.id = p.member_id
      where p.brand = provider_events.brand and p.provider = provider_events.provider
        and p.provider_ref = provider_events.provider_ref and m.erasure_began_at is not null
    ) then '{}' else provider_events.payload end`,
  });

async function updateEvent(
  db: BrandDatabase,
  { brand, provider }: EventPlace,
  eventId: string,
  changes: { checked_at: Date } | { settled_at: Date; payload: RawBuilder<string> },
): Promise<void> {
  await db
    .updateTable('provider_events')
    .set(changes)
    .where('brand', '=', brand)
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .execute();
}
