import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { purge } from '@parlour/server-jobs/purge';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { safetyPurges } from './purges.ts';

const brand = 'one';
const ago = (days: number): Date => new Date(Date.now() - days * 86_400_000);

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

  await purge(database, safetyPurges);

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

test('what was said of somebody goes once they are erased, nobody may complain of it any more, and who did in time was answered', async () => {
  const db = database.forBrand(brand);
  const [erased, expired, living] = [await addMember(db, brand), uuid(), await addMember(db, brand)];
  await db
    .updateTable('members')
    .set({ erased_at: ago(1) })
    .where('id', '=', erased)
    .execute();
  for (const [facts, member_id, days] of [
    ['erased, over', erased, 32],
    ['erased, last answers', erased, 30],
    ['erased, open', erased, -1],
    ['never confirmed, over', expired, 32],
    ['living, over', living, 32],
  ] as const) {
    const about = { member_id, report_id: null, target_type: 'profile', target_id: member_id } as const;
    const decided = { measure: 'warned', ground: 'terms', rule: 'other', until: null, ended_at: null } as const;
    await db
      .insertInto('decisions')
      .values({
        brand,
        id: uuid(),
        ...about,
        ...decided,
        facts,
        decided_by: 'mod',
        appeal_by: 'other',
        appeal_until: ago(days),
        created_at: ago(200),
      })
      .execute();
  }

  await purge(database, safetyPurges);

  const left = await db
    .selectFrom('decisions')
    .select(['facts', 'decided_by', 'appeal_by'])
    .where('brand', '=', brand)
    .orderBy('facts')
    .execute();
  const [gone, by] = [
    { decided_by: null, appeal_by: null },
    { decided_by: 'mod', appeal_by: 'other' },
  ];
  expect(left).toEqual([
    { facts: '', ...gone },
    { facts: '', ...gone },
    { facts: 'erased, last answers', ...by },
    { facts: 'erased, open', ...by },
    { facts: 'living, over', ...by },
  ]);
});

test('a rejected photo of an album goes once nobody may complain of that any more, and who did in time was answered', async () => {
  const db = database.forBrand(brand);
  const member_id = await addMember(db, brand, { withPhoto: false });
  const place = { brand, member_id, storage_key: 'k', width: 1, height: 1, created_at: ago(400) };
  const kept: string[] = [];
  for (const [status, daysLeft, stays] of [
    ['rejected', -32, false],
    ['rejected', -27, true],
    ['rejected', 1, true],
    ['approved', -32, true],
  ] as const) {
    const id = uuid();
    await db
      .insertInto('photos')
      .values({ ...place, id, status, position: kept.length })
      .execute();
    await db
      .insertInto('decisions')
      .values({
        brand,
        id: uuid(),
        member_id,
        target_type: 'photo',
        target_id: id,
        measure: 'photo_removed',
        ground: 'terms',
        rule: 'other',
        facts: 'x',
        appeal_until: ago(-daysLeft),
        created_at: ago(185 - daysLeft),
      })
      .execute();
    if (stays) kept.push(id);
  }

  await purge(database, safetyPurges);

  const left = await db.selectFrom('photos').select('id').where('member_id', '=', member_id).orderBy('id').execute();
  expect(left.map(({ id }) => id)).toEqual(kept.toSorted());
});
