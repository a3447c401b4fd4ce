import type { BrandSettings } from '@parlour/brand/settings-schema';
import { createMailbox } from '@parlour/server-bus';
import { createMemoryBus } from '@parlour/server-bus/memory-bus';
import { importBrands, rollBack, unpublish } from '@parlour/server-db/brands/publishing';
import type { Configuration } from '@parlour/server-kit/configuration/configuration';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { v7 as uuid } from 'uuid';
import { beforeAll, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { perform } from '../control/act.ts';
import { joinModeration } from '../joining/join-moderation.ts';
import { keptBrands } from './kept-brands.ts';
import { moderationActs } from './moderation-acts.ts';

const configuration = { mode: 'demo', port: 4200, origins: new Map() } as unknown as Configuration;
const files = settingsFiles.slice(0, 2) as [BrandSettings, BrandSettings];
const [{ id: brand }] = files;
const banned = { outcome: 'banned', rule: 'minor', facts: 'Is sixteen, as a parent wrote.' };

const database = await databaseOfFile();
let member: string;
beforeAll(async () => {
  await importBrands(database, files);
  const db = database.forBrand(brand);
  member = await addMember(db, brand);
  await db.updateTable('photos').set({ status: 'pending' }).where('member_id', '=', member).execute();
});

const act = (name: string, input: object): ReturnType<typeof perform> => {
  const acts = moderationActs({
    ports: joinModeration({ enqueue: async () => {} }, createMailbox(createMemoryBus())),
    brands: keptBrands(database, configuration, ({ publishedVersion }) => publishedVersion !== null),
    readPhoto: async () => null,
  });
  return perform(acts, {
    act: `moderate ${name}`,
    input: name === 'queue' || name === 'show' ? input : { by: 'Ann', ...input },
  });
};

test('what waits in a brand that is off the air is seen, and decided once it is back', async () => {
  await unpublish(database, brand);
  const waiting = { result: [{ brand, kind: 'photo', memberId: member }] };
  expect(await act('queue', { brand })).toMatchObject(waiting);
  expect(await act('queue', {})).toMatchObject(waiting);
  expect(await act('show', { id: member })).toMatchObject({
    result: { brand, item: { member: { status: 'active' } } },
  });
  expect(await act('decide', { id: member, ...banned })).toMatchObject({
    ok: false,
    message: `${brand} is off the air, and nobody would be told. Put it back first, as by npm run brand -- rollback ${brand}`,
  });
  expect(await act('queue', { brand })).toMatchObject(waiting);
  await rollBack(database, brand);
  expect(await act('decide', { id: member, ...banned })).toMatchObject({ ok: true });
});

test('a complaint is answered while its brand is off the air, as its term runs on', async () => {
  const inquiry = {
    brand,
    id: uuid(),
    kind: 'complaint' as const,
    reference: 'PPR2-E3CQ',
    email: 'tom@post.example',
    email_key: 'tom@post.example',
    topic: 'other' as const,
    text: 'Nobody writes back.',
    language: 'en' as const,
    answer_by: '2026-12-05',
    created_at: new Date(),
  };
  await database.forBrand(brand).insertInto('inquiries').values(inquiry).execute();
  await unpublish(database, brand);
  expect(await act('queue', { brand })).toMatchObject({
    result: expect.arrayContaining([expect.objectContaining({ id: inquiry.id })]),
  });
  expect(await act('answer', { id: 'ppr2-e3cq' })).toMatchObject({ ok: true });
  await rollBack(database, brand);
});

test('a brand that is nowhere is said not to be there', async () => {
  expect(await act('queue', { brand: 'harbor' })).toMatchObject({ ok: false, message: 'There is no brand harbor.' });
});
