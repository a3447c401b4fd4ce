import { sql } from 'kysely';
import { testDatabase } from '@parlour/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from './database.ts';

let databases: Database[];
beforeAll(async () => {
  databases = await Promise.all([testDatabase('pglite'), testDatabase('postgres')]);
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

test('both engines read the same values', async () => {
  const expected = {
    day: '1990-02-03',
    moment: new Date('2026-11-20T10:00:00.123Z'),
    big: 12_345_678_901,
    counted: 1,
    summed: 3,
    words: ['a', 'b c', '"d"'],
    none: null,
    document: { list: [1, 2], text: 'ä' },
    listing: [{ a: 1 }],
    bytes: Buffer.from([0, 255, 16]),
    flag: true,
    id: '0190b0c0-0000-7000-8000-000000000000',
  };
  for (const database of databases) {
    const { rows } = await sql`select
      '1990-02-03'::date as day, '2026-11-20 10:00:00.123+00'::timestamptz as moment, 12345678901::bigint as big,
      count(*) as counted, sum(3::integer) as summed, ${['a', 'b c', '"d"']}::text[] as words, null::text as none,
      ${JSON.stringify(expected.document)}::jsonb as document, ${JSON.stringify(expected.listing)}::jsonb as listing,
      ${expected.bytes}::bytea as bytes, true as flag, ${expected.id}::uuid as id`.execute(database.forBrand('one'));
    expect(rows).toEqual([expected]);
  }
});

test('both engines write the same values', async () => {
  const signup_date = new Date('2026-11-20T10:00:00.123Z');
  const member = {
    brand: 'one',
    id: '0190b0c0-0000-7000-8000-000000000000',
    email: 'Ä@b.example',
    email_key: 'ä@b.example',
    name: 'Ä',
    name_key: 'ä',
  };
  for (const database of databases) {
    const db = database.forBrand('one');
    await db
      .insertInto('members')
      .values({
        ...member,
        password_hash: '',
        status: 'active',
        language: 'de',
        signup_date,
        scope: ['member', 'demo'],
        tracking: JSON.stringify({ source: 'x' }),
      })
      .execute();
    await db
      .insertInto('tokens')
      .values({
        brand: 'one',
        token_hash: new Uint8Array([1, 2]),
        purpose: 'activation',
        member_id: member.id,
        expires_at: signup_date,
      })
      .execute();
    const row = await db
      .selectFrom('members')
      .innerJoin('tokens', 'tokens.member_id', 'members.id')
      .select(['members.signup_date', 'scope', 'tracking', 'signup_steps', 'token_hash', 'free_messages_used'])
      .where('token_hash', '=', new Uint8Array([1, 2]))
      .executeTakeFirstOrThrow();
    expect(row).toEqual({
      signup_date,
      scope: ['member', 'demo'],
      tracking: { source: 'x' },
      signup_steps: {},
      token_hash: Buffer.from([1, 2]),
      free_messages_used: 0,
    });
  }
});
