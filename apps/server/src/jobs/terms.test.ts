import { sql } from 'kysely';
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import type { Schema } from '@parlour/server-db/schema';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { maintenance, purges } from './maintenance.ts';

const brand = 'one';
const database = await databaseOfFile();
const { run } = maintenance(database);

let member: string;
const report = uuid();
beforeAll(async () => {
  const db = database.forBrand(brand);
  member = await addMember(db, brand);
  const about = { member_id: member, target_type: 'profile', target_id: member, category: 'other' } as const;
  const said = { reference: 'r', reporter_key: member, evidence: '{}', created_at: new Date() };
  await db
    .insertInto('reports')
    .values({ brand, id: report, ...about, ...said })
    .execute();
});

/** For how long a row is kept after its time, and such a row. */
const samples: Partial<Record<keyof Schema, [time: string, term: string, row: (n: number) => object]>> = {
  mailbox_events: ['created_at', '24 hours', (n) => ({ member_id: member, event_id: n, event: '{"kind":"reset"}' })],
  idempotency_keys: [
    'created_at',
    '24 hours',
    () => ({ owner: member, key: uuid(), call: 'call', body_hash: Buffer.from('body') }),
  ],
  sessions: ['expires_at', '0', (n) => ({ id: uuid(), token_hash: Buffer.from(`${n}`), member_id: member })],
  notifications: ['happened_at', '90 days', (n) => ({ member_id: member, id: uuid(), kind: 'like', tag: `${n}` })],
  tokens: ['expires_at', '7 days', (n) => ({ token_hash: Buffer.from(`${n}`), member_id: member, purpose: 'log-in' })],
  login_failures: ['failed_at', '24 hours', () => ({ id: uuid(), login_hash: Buffer.from('x'), network: '' })],
  mail_requests: [
    'requested_at',
    '24 hours',
    () => ({ id: uuid(), purpose: 'password-reset', address_hash: Buffer.from('x'), network: '' }),
  ],
  page_counts: ['day', '400 days', () => ({ page: 'home', event: 'hidden' })],
  inquiries: [
    'created_at',
    '6 months',
    (n) => ({
      id: uuid(),
      kind: 'contact',
      reference: `${n}`,
      email: 'ann@example.com',
      email_key: 'ann@example.com',
      topic: 'other',
      text: 'A question',
      language: 'en',
    }),
  ],
  report_photos: ['kept_until', '0', () => ({ report_id: report, photo_id: uuid(), storage_key: 'k' })],
  refused_photos: ['kept_until', '0', (n) => ({ digest: `${n}`, rule: 'other' })],
  held_messages: [
    'created_at',
    '30 days',
    () => ({
      id: uuid(),
      client_id: uuid(),
      sender_id: member,
      recipient_id: member,
      type: 'text',
      text: null,
      cost: 0,
    }),
  ],
};

/** Their terms are tested where more than a time decides. */
const elsewhere: readonly (keyof Schema)[] = ['members', 'photos'];

test('everything that is deleted after a term has a sample here', () => {
  const deleted = new Set(purges.filter(({ set }) => !set).map(({ table }) => table));
  expect([...Object.keys(samples), ...elsewhere].toSorted()).toEqual([...deleted].toSorted());
});

test.each(Object.entries(samples))(
  'a row of %s goes after its term, and not before',
  async (table, [time, term, row]) => {
    const margin = time === 'day' ? '1 day' : '1 hour';
    const at = (sooner: string) => sql`now() - ${term}::interval ${sql.raw(sooner)} ${margin}::interval`;
    for (const [n, when] of [at('-'), at('+')].entries())
      await database.owner
        .insertInto(table as 'members')
        .values({ brand, ...row(n), [time]: when } as never)
        .execute();

    await run();

    const left = await sql<{ isKept: boolean }>`
    select ${sql.ref(time)} > now() - ${term}::interval as "isKept" from ${sql.table(table)} where brand = ${brand}
  `.execute(database.owner);
    expect(left.rows).toEqual([{ isKept: true }]);
  },
);
