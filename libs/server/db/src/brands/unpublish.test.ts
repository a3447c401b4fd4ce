import type { BrandSettings } from '@parlour/brand/settings-schema';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import { expect, test } from 'vitest';
import { hasFictional, listBrands, readPublishedVersions } from './list.ts';
import { keepVersion, removeUnpublished } from './versions.ts';
import { importBrands, publishByHand, rollBack, unpublish } from './publishing.ts';
import { fillTables } from '../fill-tables.fixture.ts';

const database = await databaseOfFile();

const settingsNamed = (name: string, id: string) => ({ id, domain: `${id}.example`, name }) as BrandSettings;
const inForce = async (brand: string) => {
  const found = (await readPublishedVersions(database)).find(({ id }) => id === brand);
  return found && [found.version, found.byHand];
};

/** Of somebody who has been erased since: what was paid is kept for the tax office. */
const addPayment = (brand: string) =>
  database
    .forBrand(brand)
    .insertInto('payments')
    .values({
      brand,
      id: v7(),
      member_id: v7(),
      package_id: 'nl-100',
      credits: 100,
      amount: 1490,
      base_amount: 1490,
      currency: 'EUR',
      country: 'NL',
      payment_method: 'ideal',
      provider: 'sandbox',
      status: 'completed',
      statement_name: 'Harbour BV',
      next: JSON.stringify({ kind: 'done' }),
      settings_version: 1,
      created_at: new Date('2026-11-20T12:00:00Z'),
    })
    .execute();

test('a brand is taken off the air once, and comes back as it was', async () => {
  await keepVersion(database, settingsNamed('Harbour', 'harbour'));
  expect(await unpublish(database, 'harbour')).toBe(false);
  await publishByHand(database, 'harbour', 1);
  expect(await unpublish(database, 'harbour')).toBe(true);
  expect(await unpublish(database, 'harbour')).toBe(false);
  expect(await inForce('harbour')).toBeUndefined();
  const [listed] = await listBrands(database);
  expect(listed).toMatchObject({ publishedVersion: null, publishedByHand: true, publishedAt: null });
  expect(await rollBack(database, 'harbour')).toBe(1);
  expect(await inForce('harbour')).toEqual([1, true]);
  expect(await rollBack(database, 'harbour')).toBeNull();
});

test('a brand that is taken off the air leaves all others there', async () => {
  for (const id of ['lagoon', 'quay']) {
    await keepVersion(database, settingsNamed('Named', id));
    await publishByHand(database, id, 1);
  }
  await unpublish(database, 'lagoon');
  expect(await inForce('lagoon')).toBeUndefined();
  expect(await inForce('quay')).toEqual([1, true]);
});

test('fictional profiles are those of one brand', async () => {
  await addMember(database.forBrand('disclosing'), 'disclosing', { fictional: true });
  await addMember(database.forBrand('plain'), 'plain');
  expect(await hasFictional(database, 'disclosing')).toBe(true);
  expect(await hasFictional(database, 'plain')).toBe(false);
});

test('the way back leads past the time off the air', async () => {
  for (const name of ['Second', 'Third']) await keepVersion(database, settingsNamed(name, 'steps'));
  for (const version of [1, 2]) {
    await publishByHand(database, 'steps', version);
    await unpublish(database, 'steps');
  }
  await publishByHand(database, 'steps', 2);
  expect(await rollBack(database, 'steps')).toBe(1);
  expect(await rollBack(database, 'steps')).toBeNull();
});

test('a settings file that is imported again is kept, and not published', async () => {
  await importBrands(database, [settingsNamed('File', 'file')]);
  await unpublish(database, 'file');
  await importBrands(database, [settingsNamed('Later', 'file')]);
  expect(await inForce('file')).toBeUndefined();
  await publishByHand(database, 'file', 2);
  expect(await inForce('file')).toEqual([2, true]);
});

test('a brand that is off the air is taken away, unless somebody joined or paid', async () => {
  for (const id of ['empty', 'peopled', 'paid']) {
    await keepVersion(database, settingsNamed('Named', id));
    await publishByHand(database, id, 1);
  }
  const peopled = database.forBrand('peopled');
  await addMember(peopled, 'peopled');
  await addPayment('paid');
  expect(await removeUnpublished(database, 'empty')).toBe('published');
  for (const id of ['empty', 'peopled', 'paid']) await unpublish(database, id);
  expect(await removeUnpublished(database, 'empty')).toBe('removed');
  expect(await removeUnpublished(database, 'peopled')).toBe('has_members');
  expect(await removeUnpublished(database, 'paid')).toBe('has_members');
  expect(await keepVersion(database, { ...settingsNamed('Next', 'next'), domain: 'empty.example' })).toBe(1);
});

test('nothing is left of what visitors did at a brand that is taken away', async () => {
  const ofVisitors = ['page_counts', 'inquiries', 'mail_requests', 'login_failures', 'idempotency_keys'];
  const kept = ['brands', 'brand_versions', 'discount_codes', ...ofVisitors];
  const tables = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public'`.execute(database.owner);
  await fillTables(
    database,
    1,
    tables.rows.map(({ name }) => name).filter((name) => !kept.includes(name)),
  );
  await unpublish(database, 'brand-1');
  expect(await removeUnpublished(database, 'brand-1')).toBe('removed');
  for (const table of kept) {
    const left = await sql`select from ${sql.table(table)} where brand = 'brand-1'`.execute(database.owner);
    expect([table, left.rows.length]).toEqual([table, 0]);
  }
});
