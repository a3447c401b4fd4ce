import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { purge } from './maintenance.ts';

const brand = 'one';
const database = await databaseOfFile();

test('a visitor’s browser is forgotten once their report is decided', async () => {
  const db = database.forBrand(brand);
  const reported = await addMember(db, brand, { name: 'Reported' });
  const [decided, open, byMember] = [uuid(), uuid(), uuid()];
  const report = {
    brand,
    member_id: reported,
    target_type: 'profile',
    target_id: reported,
    category: 'other',
  } as const;
  const common = { ...report, evidence: '{}', created_at: new Date(Date.now() - 1_000) };
  const over = { status: 'decided', outcome: 'warned' } as const;
  await db
    .insertInto('reports')
    .values([
      { ...common, ...over, id: decided, reference: 'browser-decided', reporter_key: 'browser:one' },
      { ...common, id: open, reference: 'browser-open', reporter_key: 'browser:one' },
      { ...common, ...over, id: byMember, reference: 'browser-none', reporter_key: 'a member' },
    ])
    .execute();

  await purge(database);

  const rows = await db
    .selectFrom('reports')
    .select(['id', 'reporter_key'])
    .where('brand', '=', brand)
    .where('member_id', '=', reported)
    .execute();
  expect(new Map(rows.map(({ id, reporter_key }) => [id, reporter_key]))).toEqual(
    new Map([
      [decided, decided],
      [open, 'browser:one'],
      [byMember, 'a member'],
    ]),
  );
});
