import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { createFolderStorage } from './folder-storage.ts';
import { claimsOn, sweepPhotos } from './sweep-photos.ts';

const brand = 'one';
const inTwoHours = new Date(Date.now() + 7_200_000);

const database = await databaseOfFile();
let folder: string;
let shown: string;
const report = {
  brand,
  id: v7(),
  target_type: 'profile',
  reference: 'r',
  reporter_key: 'r',
  category: 'other',
} as const;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parlour-sweep-'));
  const db = database.forBrand(brand);
  const member_id = await addMember(db, brand);
  ({ id: shown } = await db.selectFrom('photos').select('id').where('brand', '=', brand).executeTakeFirstOrThrow());
  const held = { ...report, member_id, target_id: member_id, evidence: '{}', created_at: new Date() };
  await db.insertInto('reports').values(held).execute();
});
afterAll(() => rm(folder, { recursive: true }));

test('photos without a row go; those of an album or a report stay, as does what is no photo', async () => {
  const db = database.forBrand(brand);
  const [held, over, orphan] = [v7(), v7(), v7()];
  for (const [photo_id, kept_until] of [
    [held, null],
    [over, new Date()],
  ] as const)
    await db
      .insertInto('report_photos')
      .values({ brand, report_id: report.id, photo_id, storage_key: 'k', kept_until })
      .execute();
  const strange = 'lost+found';
  for (const name of [shown, held, over, orphan, strange]) await mkdir(join(folder, brand, name), { recursive: true });

  expect(await sweepPhotos(createFolderStorage(folder), db, brand, inTwoHours)).toBe(2);
  expect(new Set(await readdir(join(folder, brand)))).toEqual(new Set([shown, held, strange]));
});

/** More photos of a brand than broken uploads leave behind. */
async function layMany(of: string): Promise<string[]> {
  const names = Array.from({ length: 21 }, () => v7());
  for (const name of names) await mkdir(join(folder, of, name), { recursive: true });
  return names;
}

const sweep = (of: string): Promise<number> =>
  sweepPhotos(createFolderStorage(folder), database.forBrand(of), of, inTwoHours);

test.each([
  ['nobody', 'two', 0, 0],
  ['a member who signed up since', 'three', 1, 0],
  ['an erased member beside a living one', 'four', 1, 1],
])('where many photos lie and the database knows none, but %s, none goes', async (_, other, living, erased) => {
  const db = database.forBrand(other);
  for (let count = 0; count < living + erased; count += 1) {
    const member = await addMember(db, other, { withPhoto: false });
    if (count < erased) await erase(other, member);
  }
  const names = await layMany(other);
  await expect(sweep(other)).rejects.toThrow(`The database knows no photo of ${other}`);
  expect((await readdir(join(folder, other))).length).toBe(21);
  await rm(join(folder, other, names[0]!), { recursive: true });
  expect(await sweep(other)).toBe(20);
});

const erase = (of: string, member: string) =>
  database.forBrand(of).updateTable('members').set({ erased_at: new Date() }).where('id', '=', member).execute();

test('of a brand that is wound down, of which only an erased member is known, all go', async () => {
  const woundDown = 'five';
  await erase(woundDown, await addMember(database.forBrand(woundDown), woundDown, { withPhoto: false }));
  await layMany(woundDown);
  expect(await sweep(woundDown)).toBe(21);
});

test('of a brand of whose photos a report alone is left, all others go', async () => {
  const reported = 'six';
  const db = database.forBrand(reported);
  const member_id = await addMember(db, reported, { withPhoto: false });
  const about = { brand: reported, id: v7(), member_id, target_id: member_id };
  await db
    .insertInto('reports')
    .values({ ...report, ...about, evidence: '{}', created_at: new Date() })
    .execute();
  const [held] = await layMany(reported);
  await db
    .insertInto('report_photos')
    .values({ brand: reported, report_id: about.id, photo_id: held!, storage_key: 'k' })
    .execute();
  expect(await sweep(reported)).toBe(20);
  expect(await readdir(join(folder, reported))).toEqual([held]);
});

interface PlanNode {
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

const scansOf = (node: PlanNode): PlanNode[] => (node.Plans ? node.Plans.flatMap(scansOf) : [node]);

test('claims are found by the photos, not among all of the brand', async () => {
  await database.executeSql(`
    insert into photos (brand, id, member_id, storage_key, width, height, status, position)
      select brand, gen_random_uuid(), member_id, '', 1, 1, 'approved', number from photos, generate_series(1, 3000) as number;
    insert into report_photos (brand, report_id, photo_id, storage_key)
      select brand, id, gen_random_uuid(), '' from reports, generate_series(1, 3000);
    analyze photos, report_photos`);
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>`
    explain (format json) ${claimsOn(brand, [v7(), v7()], new Date())}`.execute(database.owner);
  expect(scansOf(rows[0]!['QUERY PLAN'][0].Plan).map((scan) => scan['Index Cond'])).toEqual([
    expect.stringMatching(/\bid = ANY/),
    expect.stringMatching(/photo_id = ANY/),
  ]);
});
