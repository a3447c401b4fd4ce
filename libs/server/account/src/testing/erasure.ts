import { sql } from 'kysely';
import type { Database } from '@parlour/server-db/database';
import type { Erasure } from '../erasing/erase-member.ts';
import type { ErasurePorts } from '../erasing/ports.ts';
import type { Leaver } from './leaver.ts';
import { evening } from './leaver/traces.ts';

/** Where the id of somebody who was erased may still stand, and why. Everything else is gone. */
export const keptFor: Record<string, string> = {
  members: 'the tombstone that the books refer to',
  profiles: 'the same, for the other side of a conversation',
  conversations: 'the other’s own words stand in it',
  participants: 'the other’s own seat',
  messages: 'emptied, in the place where they stood',
  held_messages: 'the other’s own words, until it is counted that nobody gets them',
  consents: 'proof of what was agreed to',
  ledger_accounts: 'books',
  ledger_entries: 'books',
  payments: 'books',
  discount_uses: 'books',
  mandates: 'proof for the bank, as long as its rules ask for it',
  reports: 'who was reported, and what was copied, until its term ends',
  decisions: 'statements of reasons',
};

/** Tables whose rows are nobody’s, or name a member only through a row of another table. */
export const namesNobody = [
  'brands',
  'brand_versions',
  'gifts',
  'page_counts',
  'migrations',
  'production_mark',
  'login_failures',
  'mail_requests',
  'ledger_transactions',
  'provider_events',
  'report_photos',
  'refused_photos',
];

/** Ports that only write down what they were asked for. */
export const deeds = () => {
  const done: string[] = [];
  const ports: ErasurePorts = {
    publish: (_db, { memberId }, _id, { kind }) => void done.push(`${kind} of ${memberId}`),
    removePhotoFiles: async ({ photoId }) => void done.push(`photo ${photoId}`),
    removeExportFile: async ({ exportId }) => void done.push(`export ${exportId}`),
    forgetMails: async (_, address) => void done.push(`mails ${address}`),
    forgetJobs: async (memberId) => void done.push(`jobs ${memberId}`),
  };
  return { done, ports };
};

export const erasureOf = (database: Database, { brand, id }: Leaver, ports: ErasurePorts): Erasure => ({
  brand,
  memberId: id,
  db: database.forBrand(brand),
  now: evening,
  ports,
});

/** The tables in which a text stands, in any column. */
export async function tablesWith(database: Database, brand: string, text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'brand' order by 1`.execute(database.owner);
  const found: string[] = [];
  for (const { name } of rows) {
    const hit =
      await sql`select from ${sql.ref(name)} t where brand = ${brand} and strpos(t::text, ${text}) > 0 limit 1`.execute(
        database.owner,
      );
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
}
