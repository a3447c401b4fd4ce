import { report } from '@parlour/contract/safety/report';
import { findRefusals } from '@parlour/server-safety';
import { expect, test } from 'vitest';
import { v4 as uuid } from 'uuid';
import { moderationStage } from './moderation-stage.fixture.ts';

const { server, here, act, mailed } = await moderationStage();
const db = () => server.api.dbOf(here.id);

test('a report is decided again with a graver or a milder outcome, which undoes no more than it has to', async () => {
  const { friend, stranger } = here;
  const photo = await db().selectFrom('photos').select('id').where('member_id', '=', stranger.id).executeTakeFirst();
  const target = { type: 'photo', id: photo!.id } as const;
  await server.api.send(report, { cookie: friend.cookie, key: uuid(), body: { target, category: 'private_images' } });
  const [waiting] = await act<{ id: string }[]>('queue', { brand: here.id });
  const reasons = { rule: 'private_images', facts: 'The photo shows somebody else.' };
  const decide = (by: string, outcome: string, typed: object = reasons) =>
    act<{ replaces?: string }>('decide', { id: waiting!.id, by, outcome, ...typed });
  const stands = async () => {
    const account = await db().selectFrom('members').select('status').where('id', '=', stranger.id).executeTakeFirst();
    const shown = await db().selectFrom('photos').select('status').where('id', '=', photo!.id).executeTakeFirst();
    return [account?.status, shown?.status];
  };
  await decide('Ann', 'warned');
  expect(await stands()).toEqual(['active', 'approved']);
  expect(await decide('Zoe', 'banned')).toMatchObject({ replaces: expect.any(String), blockedBy: [] });
  expect(await stands()).toEqual(['blocked', 'rejected']);
  await decide('Ben', 'content_removed');
  expect(await stands()).toEqual(['active', 'rejected']);
  await decide('Zoe', 'warned', { ...reasons, rule: 'other' });
  expect(await stands()).toEqual(['active', 'approved']);
  await expect(decide('Ben', 'no_violation', {})).rejects.toMatchObject({ problems: [{ path: 'outcome' }] });
  expect(mailed().filter((kind) => kind !== 'statement' && kind !== 'report-decided')).toEqual([]);
});

test('a photo that a milder outcome shows again is not refused for everybody, also where the rule is as grave', async () => {
  const { friend, viewer } = here;
  const digest = 'of the viewer';
  await db().updateTable('photos').set({ digest }).where('member_id', '=', viewer.id).execute();
  const photo = await db().selectFrom('photos').select('id').where('member_id', '=', viewer.id).executeTakeFirst();
  const target = { type: 'photo', id: photo!.id } as const;
  await server.api.send(report, { cookie: friend.cookie, key: uuid(), body: { target, category: 'private_images' } });
  const [waiting] = await act<{ id: string }[]>('queue', { brand: here.id, kind: 'report' });
  const reasons = { rule: 'private_images', facts: 'The photo shows somebody else.' };
  const decide = (by: string, outcome: string) => act('decide', { id: waiting!.id, by, outcome, ...reasons });
  const stands = async () => {
    const shown = await db().selectFrom('photos').select('status').where('id', '=', photo!.id).executeTakeFirst();
    return [shown?.status, await findRefusals(db(), here.id, digest)];
  };
  await decide('Ann', 'content_removed');
  expect(await stands()).toEqual(['rejected', ['private_images']]);
  expect(await decide('Zoe', 'warned')).not.toHaveProperty('ownCopies');
  expect(await stands()).toEqual(['approved', []]);
});
