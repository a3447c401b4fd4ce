import { sql, type Insertable, type Selectable } from 'kysely';
import { readReference, type EarlierInquiries } from '@parlour/models/safety/inquiries';
import { DAY } from '@parlour/models/durations';
import type { BrandDatabase, Transaction } from '@parlour/server-db/brand-database';
import type { Schema } from '@parlour/server-db/schema';
import { validate as isUuid } from 'uuid';

export type InquiryRow = Selectable<Schema['inquiries']>;

/** Keeps an inquiry. */
export async function insertInquiry(trx: Transaction, row: Insertable<Schema['inquiries']>): Promise<void> {
  await trx.insertInto('inquiries').values(row).execute();
}

/** An inquiry by its id. */
export async function findInquiry(db: BrandDatabase, brand: string, id: string): Promise<InquiryRow | undefined> {
  return db.selectFrom('inquiries').selectAll().where('brand', '=', brand).where('id', '=', id).executeTakeFirst();
}

/** An inquiry by its id, or by the reference by which both sides speak of it. */
export async function lookUpInquiry(db: BrandDatabase, brand: string, which: string): Promise<InquiryRow | undefined> {
  if (isUuid(which)) return findInquiry(db, brand, which);
  return db
    .selectFrom('inquiries')
    .selectAll()
    .where('brand', '=', brand)
    .where('reference', '=', readReference(which))
    .executeTakeFirst();
}

/** Notes that an inquiry was answered; false where it was already. */
export async function markAnswered(
  trx: Transaction,
  { brand, id, by, now }: { brand: string; id: string; by: string; now: Date },
): Promise<boolean> {
  const row = await trx
    .updateTable('inquiries')
    .set({ status: 'answered', answered_by: by, answered_at: now })
    .where('brand', '=', brand)
    .where('id', '=', id)
    .where('status', '=', 'received')
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes inquiries from one address, and from one network, wait for each other until the transaction ends. */
export async function lockInquirer(
  trx: Transaction,
  { brand, emailKey, network }: { brand: string; emailKey: string; network: string },
): Promise<void> {
  for (const key of [`address:${emailKey}`, `network:${network}`].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${brand}:inquiry:${key}`}, 0))`.execute(trx);
}

/** When inquiries of the last day came: those of one kind from one address, and all from one network. */
export async function earlierInquiries(
  trx: Transaction,
  {
    brand,
    kind,
    emailKey,
    network,
    now,
  }: { brand: string; kind: InquiryRow['kind']; emailKey: string; network: string; now: Date },
): Promise<EarlierInquiries> {
  const rows = await trx
    .selectFrom('inquiries')
    .select(['kind', 'email_key', 'network', 'created_at'])
    .where('brand', '=', brand)
    .where('created_at', '>', new Date(now.getTime() - DAY))
    .where((row) => row.or([row('email_key', '=', emailKey), row('network', '=', network)]))
    .execute();
  const times = (chosen: typeof rows): Date[] => chosen.map(({ created_at }) => created_at);
  return {
    byAddress: times(rows.filter((row) => row.email_key === emailKey && row.kind === kind)),
    byNetwork: times(rows.filter((row) => row.network === network)),
  };
}
