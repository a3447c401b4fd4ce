import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inflateRawSync } from 'node:zlib';
import { sql, type KyselyPlugin } from 'kysely';
import { expect, it } from 'vitest';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addLeaver } from '../testing/leaver.ts';
import { readOwnData } from '../testing/read-own-data.ts';
import { ownDataZip } from './own-data-zip.ts';

const database = await databaseOfFile();
const PHOTO_BYTES = 300_000;
const PHOTOS = 12;

/** A member with more messages and photos than are held at once; the words do not become shorter in a ZIP. */
async function addWriter(brand: string, messages = 1_203) {
  const { id, conversationId } = await addLeaver(database, brand);
  await sql`
    insert into messages (brand, conversation_id, seq, id, client_id, sender_id, sender_kind, type, text, sent_at)
    select ${brand}, ${conversationId}::uuid, 100 + n, gen_random_uuid(), gen_random_uuid(), ${id}::uuid, 'member', 'text',
      (select string_agg(md5(n || ' ' || word), '') from generate_series(1, 20) word),
      timestamptz '2026-01-01' + n * 7919 % 401 * interval '1 second' from generate_series(1, ${messages}::int) n`.execute(
    database.owner,
  );
  await sql`
    insert into photos (brand, member_id, id, kind, storage_key, width, height, status, position)
    select ${brand}, ${id}::uuid, gen_random_uuid(), 'profile', 'x', 1, 1, 'approved', 10 + n
    from generate_series(1, ${PHOTOS}::int) n`.execute(database.owner);
  return { brand, memberId: id, db: database.forBrand(brand) };
}

/** The same tables, and how often they were asked. */
function counted(db: BrandDatabase): { db: BrandDatabase; asked: () => number } {
  let count = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      count += 1;
      return result;
    },
  };
  return { db: db.withPlugin(plugin), asked: () => count };
}

it('the first bytes leave before the last rows are read, and photos are read as they are taken', async () => {
  const writer = await addWriter('flowing');
  const { db, asked } = counted(writer.db);
  const photosAhead: number[] = [];
  let [taken, photosRead, askedAtFirst] = [0, 0, 0];
  let takenBeforePhotos: number | undefined;
  const readPhoto = async () => {
    takenBeforePhotos ??= taken;
    photosRead += 1;
    return randomBytes(PHOTO_BYTES);
  };
  for await (const chunk of ownDataZip({ ...writer, db, readPhoto })) {
    askedAtFirst ||= asked();
    taken += chunk.length;
    // Whatever would run ahead of a slow storage does so now.
    for (let turn = 0; turn < 5; turn += 1) await nextTurn();
    photosAhead.push(photosRead - Math.max(0, taken - (takenBeforePhotos ?? taken)) / PHOTO_BYTES);
  }
  expect(askedAtFirst).toBeLessThan(5);
  expect(asked()).toBeGreaterThan(25);
  expect(photosRead).toBeGreaterThan(PHOTOS);
  expect(Math.max(...photosAhead)).toBeLessThan(3);
});

it('a copy that nobody takes any more asks for nothing more', async () => {
  const writer = await addWriter('left');
  const { db, asked } = counted(writer.db);
  const zip = ownDataZip({ ...writer, db, readPhoto: async () => randomBytes(PHOTO_BYTES) });
  await zip.next();
  await zip.return(undefined);
  const askedThen = asked();
  expect(askedThen).toBeLessThan(25);
  await sql`select 1`.execute(writer.db);
  expect(asked()).toBe(askedThen);
});

it.each(['rows', 'photo'])(
  'a copy of which no %s can be read is an error to who takes it, and no shorter one',
  async (broken) => {
    const writer = await addWriter(`broken-${broken}`, 1);
    const failing: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      transformResult: () => Promise.reject(new Error('no rows')),
    };
    const readPhoto = () => Promise.reject(new Error('no photo'));
    const db = broken === 'rows' ? writer.db.withPlugin(failing) : writer.db;
    await expect(buffer(ownDataZip({ ...writer, db, readPhoto }))).rejects.toThrow(`no ${broken}`);
  },
);

it('holds what is read in several steps whole, once and in order, however close in time', async () => {
  const { brand, memberId, db } = await addWriter('steps');
  await sql`
    insert into consents (brand, id, member_id, kind, version, given, at)
    select ${brand}, gen_random_uuid(), ${memberId}::uuid, 'marketing', n::text, true,
      timestamptz '2027-01-01' + n / 3 * interval '10 microseconds' from generate_series(1, 1203) n`.execute(
    database.owner,
  );
  const data = await readOwnData(db, brand, memberId);
  const versions = data['consents']!.slice(-1_203).map(({ version }) => Math.floor(Number(version) / 3));
  expect(versions).toEqual(Array.from({ length: 1_203 }, (_, place) => Math.floor((place + 1) / 3)));

  const order = (message: Record<string, unknown>) =>
    `${(message['sent_at'] as Date).toISOString()} ${String(message['client_id'])}`;
  const written = data['messages_written']!.map(order);
  expect(new Set(written).size).toBeGreaterThan(1_203);
  expect(written).toEqual(written.toSorted());
});

/** A file of a ZIP, by its local header (APPNOTE, 4.3.7). */
function unpacked(zip: Buffer, name: string): string {
  const nameAt = zip.indexOf(name);
  const extraLength = zip.readUInt16LE(nameAt - 2);
  return inflateRawSync(zip.subarray(nameAt + name.length + extraLength)).toString();
}

it('says in each file what JSON makes of all of its rows at once, be they many or none', async () => {
  const writer = await addWriter('json');
  await sql`delete from blocks where brand = 'json'`.execute(database.owner);
  const zip = await buffer(ownDataZip({ ...writer, readPhoto: async () => null }));
  const data = await readOwnData(writer.db, writer.brand, writer.memberId);
  expect([data['blocked']!.length, data['messages_written']!.length > 1_203]).toEqual([0, true]);
  for (const [name, rows] of Object.entries(data))
    expect(unpacked(zip, `${name}.json`)).toBe(JSON.stringify(rows, null, 2));
});
