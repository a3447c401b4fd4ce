import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BodyInput } from '@parlour/contract/define-call';
import { saveProfile } from '@parlour/contract/profile/save-profile';
import type { Database } from '@parlour/server-db/database';
import { contextOf, runCall } from '@parlour/testing/call';
import { testDatabase } from '@parlour/testing/database';
import { meet } from '@parlour/testing/meet';
import { addMember } from '@parlour/testing/members';
import { profileCalls } from '../index.ts';
import { addPeople, ports, worldOf } from '../testing/profile-stage.ts';

const calls = profileCalls(ports);

let database: Database;
let nora: string;

const db = () => database.forBrand('default');
const save = async (body: BodyInput<typeof saveProfile>) =>
  runCall(calls, saveProfile, { body }, await contextOf(worldOf(db()), nora));

beforeAll(async () => void (database = await testDatabase('postgres')));
afterAll(() => database.close());
beforeEach(async () => void ({ nora } = await addPeople(db())));

test('of two members who take a name at once the second is told that it is taken', async () => {
  const saving = meet(db(), {
    first: (trx) => addMember(trx, 'default', { name: 'Vera' }),
    act: () => save({ name: 'Vera' }),
    last: () => Promise.resolve(),
  });
  await expect(saving).rejects.toMatchObject({ code: 'validation_failed', fields: { name: 'name_taken' } });
});

test('another rule of the tables that is broken with it is not said to be the name', async () => {
  await addMember(db(), 'default', { eye_color: 'green' });
  await sql`create unique index once_green on profiles (brand) where eye_color = 'green'`.execute(database.owner);
  await expect(save({ name: 'Vera', eye_color: 'green' })).rejects.toMatchObject({ constraint: 'once_green' });
});
