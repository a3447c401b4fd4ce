import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
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

/** The provider's name for the payment that an event is about; undefined for one that was dealt with. */
export async function openEventRef(
  db: BrandDatabase,
  { brand, provider }: EventPlace,
  eventId: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('provider_events')
    .select('provider_ref')
    .where('brand', '=', brand)
    .where('provider', '=', provider)
    .where('event_id', '=', eventId)
    .where('settled_at', 'is', null)
    .executeTakeFirst();
  return row?.provider_ref;
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
