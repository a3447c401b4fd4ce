import { complain } from '@parlour/contract/safety/complain';
import { listDecisions } from '@parlour/contract/safety/list-decisions';
import { listReports } from '@parlour/contract/safety/list-reports';
import { readOwnData } from '@parlour/server-account/testing/read-own-data';
import { inTransaction } from '@parlour/server-bus';
import { grant } from '@parlour/server-payments/store/ledger';
import { addMember } from '@parlour/testing/members';
import { expect, test } from 'vitest';
import { v4 as uuid } from 'uuid';
import { moderationStage } from './moderation-stage.fixture.ts';

const { server, here, act } = await moderationStage();
const db = () => server.api.dbOf(here.id);

test('a name that members of several brands have is shown by its brand', async () => {
  const { id, friend } = here;
  const [, other] = server.brands;
  await addMember(server.api.dbOf(other.id), other.id, { name: friend.name });
  await expect(act('show', { id: friend.name })).rejects.toThrow(`say which one: ${id}, ${other.id}.`);
  expect(await act('show', { id: friend.name, brand: id })).toMatchObject({ brand: id, item: { memberId: friend.id } });
});

test('a complaint waits in the queue until it is answered, by its reference as somebody reads it aloud', async () => {
  const body = { email: 'tom@post.example', name: 'Tom', category: 'other', text: 'Nobody writes back.' } as const;
  const made = await server.api.send(complain, { body, key: uuid() });
  const { reference, answer_by } = made.body as unknown as { reference: string; answer_by: string };
  const about = `${reference} other, answer by ${answer_by}`;
  const waiting = await act<{ kind: string }[]>('queue', {});
  expect(waiting.filter(({ kind }) => kind === 'complaint')).toMatchObject([{ memberId: null, name: 'Tom', about }]);
  expect(await act('count', {})).toMatchObject({ waiting: waiting.length });
  const id = reference.toLowerCase();
  expect(await act('show', { id })).toMatchObject({ item: { kind: 'inquiry', inquiry: { text: body.text } } });
  await expect(act('answer', { id, upheld: 'mine' })).rejects.toThrow('There is no decision mine.');
  const hit = { brand: here.id, memberId: null, name: 'Tom', language: 'en' };
  expect(await act('answer', { id })).toEqual({ reference, hit, isDry: false, letters: [] });
  expect(await act('count', {})).toMatchObject({ waiting: waiting.length - 1 });
  await expect(act('answer', { id })).rejects.toThrow('This is answered already since');
});

test('whoever says a name where an id is needed is told how to come to it', async () => {
  const { name } = here.friend;
  const told = `Say the id: \`show ${name}\` prints it.`;
  await expect(act('decide', { id: name, outcome: 'banned' })).rejects.toThrow(told);
  await expect(act('correct', { id: name, born: '1980-02-29', facts: 'x' })).rejects.toThrow(told);
  await expect(act('correct', { id: 'Nobody', born: '1980-02-29' })).rejects.toThrow('There is no member Nobody.');
});

test('who decided is told to moderators, and to no member', async () => {
  const { friend, stranger } = here;
  const warned = { id: friend.id, outcome: 'warned', rule: 'other', facts: 'Wrote in capitals.', by: 'Ann Moderator' };
  const { decisionId } = await act<{ decisionId: string }>('decide', warned);
  expect(await act('show', { id: decisionId })).toMatchObject({ item: { decision: { decided_by: 'Ann Moderator' } } });
  for (const { cookie } of [friend, stranger])
    for (const call of [listDecisions, listReports])
      expect(JSON.stringify((await server.api.send(call, { cookie })).body)).not.toContain('Ann Moderator');
  expect(JSON.stringify(await readOwnData(db(), here.id, friend.id))).not.toContain('Ann Moderator');
});

test('a payment is found by its number, with its buyer, also once they are erased, and among those of its member', async () => {
  const { friend, viewer } = here;
  const now = new Date();
  const payment = {
    brand: here.id,
    id: uuid(),
    member_id: friend.id,
    package_id: '100',
    credits: 100,
    amount: 1290,
    base_amount: 1290,
    currency: 'GBP',
    country: 'GB',
    payment_method: 'card',
    provider: 'sandbox',
    provider_ref: uuid(),
    status: 'completed' as const,
    statement_name: 'PARLOUR',
    next: '{"kind":"none"}',
    settings_version: 1,
    created_at: now,
    completed_at: now,
    withdraw_until: new Date(now.getTime() + 86_400_000),
  };
  await db().insertInto('payments').values(payment).execute();
  await inTransaction({ brand: { id: here.id }, db: db() }, ({ trx }) =>
    grant(trx, { brand: here.id, memberId: friend.id, kind: 'correction', credits: 80, now }),
  );
  const { credits } = (await act<{ money: { member: { credits: number } } }>('show', { id: friend.id })).money.member;
  const unused = Math.min(100, credits);
  const refundable = { amount: Math.floor((1290 * unused) / 100), currency: 'GBP' };
  expect(await act('show', { id: payment.id })).toMatchObject({
    brand: here.id,
    item: { kind: 'payment', payment: { status: 'completed', unused, refundable }, buyer: { name: friend.name } },
  });
  expect(await act('show', { id: friend.id })).toMatchObject({ money: { member: { newest: [{ id: payment.id }] } } });

  const complains = async (cookie?: string) => {
    const body = {
      email: 'tom@post.example',
      name: 'Tom',
      category: 'payment',
      text: 'Twice.',
      payment_id: payment.id,
    } as const;
    const made = await server.api.send(complain, { body, key: uuid(), ...(cookie ? { cookie } : {}) });
    const { reference: id } = made.body as unknown as { reference: string };
    return (await act<{ money: { named: string } }>('show', { id })).money.named;
  };
  expect([await complains(friend.cookie), await complains(viewer.cookie), await complains()]).toEqual([
    'of the writer',
    'of another member',
    'of a member, nobody was logged in',
  ]);
  await db().updateTable('members').set({ erased_at: now }).where('id', '=', friend.id).execute();
  expect(await act('show', { id: payment.id })).toMatchObject({
    item: { buyer: null, payment: { member_id: friend.id } },
  });
  await db().updateTable('members').set({ erased_at: null }).where('id', '=', friend.id).execute();
});

test('what is nowhere, or makes no sense, is refused', async () => {
  await expect(act('show', { id: 'XXXX-2222' })).rejects.toThrow('There is no report, photo, text, member');
  await expect(act('answer', { id: 'XXXX-2222' })).rejects.toThrow('There is no complaint or question XXXX-2222.');
  await expect(act('approve', { id: uuid() })).rejects.toThrow('There is no photo');
  await expect(act('decide', { id: 'none', outcome: 'banned' })).rejects.toThrow('There is no report none.');
  await expect(act('queue', { brand: 'atlantis' })).rejects.toThrow('There is no brand atlantis.');
  await expect(act('queue', { limit: 100_000 })).rejects.toThrow();
});
