import { testDatabase } from '@parlour/testing/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMember } from '@parlour/testing/members';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { isNotNullViolation, isSqlState, isUniqueViolation } from './sql-state.ts';

let databases: Database[];
beforeAll(async () => {
  databases = await Promise.all([testDatabase('pglite'), testDatabase('postgres')]);
});
afterAll(() => Promise.all(databases.map((database) => database.close())));

const thrownBy = (act: Promise<unknown>): Promise<unknown> =>
  act.then(
    () => null,
    (error: unknown) => error,
  );

test('both engines name the unique index that was violated', async () => {
  for (const database of databases) {
    const db = database.forBrand('one');
    await addMember(db, 'one', { name: 'Nora' });
    const error = await thrownBy(addMember(db, 'one', { name: 'Nora' }));
    expect(isUniqueViolation(error, 'members_name')).toBe(true);
    expect(isUniqueViolation(error, 'members_confirmed_email')).toBe(false);
    expect(isNotNullViolation(error, 'members', 'name')).toBe(false);
  }
});

test('both engines name the column that was given nothing', async () => {
  for (const database of databases) {
    const error = await thrownBy(
      sql`insert into mailboxes (brand, member_id) values ('one', null)`.execute(database.forBrand('one')),
    );
    expect(isNotNullViolation(error, 'mailboxes', 'member_id')).toBe(true);
    expect(isNotNullViolation(error, 'mailboxes', 'brand')).toBe(false);
    expect(isNotNullViolation(error, 'participants', 'member_id')).toBe(false);
    expect(isUniqueViolation(error, 'mailboxes_pkey')).toBe(false);
  }
});

test('both engines say what was not allowed, and other failures are none of the database', async () => {
  for (const database of databases) {
    const error = await thrownBy(sql`drop table members`.execute(database.forBrand('one')));
    expect(isSqlState(error, 'insufficient_privilege')).toBe(true);
    expect(isSqlState(error, 'deadlock_detected')).toBe(false);
  }
  for (const other of [null, undefined, 'words', new Error('another')])
    expect(isSqlState(other, 'deadlock_detected')).toBe(false);
});
