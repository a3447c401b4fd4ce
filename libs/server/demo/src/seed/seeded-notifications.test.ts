import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hashPassword } from '@parlour/server-account/password/password-hash';
import { returnUntil } from '@parlour/server-payments/settling/return-until';
import { grant, settlePurchase, spend } from '@parlour/server-payments/store/ledger';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { brands as all } from '../brands.fixture.ts';
import { seedDemoWorld } from './seed.ts';

/** The brand of one gender and the one with free messages in place of conversations. */
const brands = all.filter(({ settings }) => settings.genders.length === 1 || settings.free_conversations === null);

const database = await databaseOfFile();
let dataFolder: string;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'parlour-demo-'));
  await seedDemoWorld({
    mode: 'demo',
    database,
    brands,
    dataFolder,
    storage: { write: async () => {} },
    ledger: { grant, purchase: settlePurchase, spend },
    returnUntil,
    hashPassword,
    now: new Date('2026-11-20T12:00:00Z'),
  });
});

afterAll(() => rm(dataFolder, { recursive: true, force: true }));

it.each(brands)(
  'in $id lists as new what the badges count: whoever wrote unread words, and each heart that nobody looked at',
  async ({ id: brand }) => {
    const db = database.forBrand(brand);
    const unlisted = sql`
      select 1 from mailboxes b where brand = ${brand} and (
        (select count(*) from participants s where s.brand = b.brand and s.member_id = b.member_id and s.unread > 0)
        + total_new <> (select count(*) from notifications n where n.brand = b.brand and n.member_id = b.member_id and n.seen_at is null))`;
    const due = sql`
      select 1 from notifications where brand = ${brand} and (push_due_at is not null or mail_due_at is not null)`;
    for (const query of [unlisted, due]) expect((await query.execute(db)).rows).toEqual([]);
    const kinds = await sql<{ kind: string }>`
      select distinct n.kind from notifications n join members m on m.brand = n.brand and m.id = n.member_id
      where n.brand = ${brand} and m.email = 'premium@demo.example' order by kind`.execute(db);
    expect(kinds.rows.map(({ kind }) => kind)).toEqual(['credits', 'like', 'match', 'message']);
  },
);
