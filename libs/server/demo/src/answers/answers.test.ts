import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { LiveEvent } from '@parlour/contract/live-events';
import type { BrandDatabase } from '@parlour/server-db/brand-database';
import { importBrands } from '@parlour/server-db/brands/publishing';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember, type MemberWishes } from '@parlour/testing/members';
import { v7 } from 'uuid';
import { brands } from '../brands.fixture.ts';
import { demoWords } from '../words/index.ts';
import type { AnswerJob, MessageToAnswer } from './answer-job.ts';
import { createDemoAnswers, type DemoAnswer, type DemoAnswerPorts, type DemoAnswers } from './answers.ts';

const [published] = brands as [PublishedBrand];
const brand = published.id;
const now = new Date('2026-11-20T12:00:00Z');

const database = await databaseOfFile();
let db: BrandDatabase;
let answers: DemoAnswers;
beforeAll(async () => {
  await importBrands(database, [published.settings]);
  db = database.forBrand(brand);
  answers = createDemoAnswers(portsIn('demo'));
});

let log: string[] = [];
let sent: DemoAnswer[] = [];
let jobs: AnswerJob[] = [];
let whileTyping: () => Promise<unknown> = async () => undefined;
beforeEach(() => {
  [log, sent, jobs] = [[], [], []];
  whileTyping = async () => undefined;
});

const portsIn = (mode: DemoAnswerPorts['mode']): DemoAnswerPorts => ({
  mode,
  database,
  enqueue: async (_, job) => jobs.push(job),
  markRead: async () => log.push('read'),
  signal: (_, memberId, event: LiveEvent) => void log.push(`${event.kind} to ${memberId}`),
  sendAs: async (_, answer) => void (log.push('sent'), sent.push(answer)),
  wait: async () => void (await (log.includes('read') ? whileTyping() : undefined)),
  now: () => now,
});

interface Talk {
  conversationId: string;
  senderId: string;
  recipientId: string;
}

async function talk(writer: MemberWishes = {}, self: MemberWishes = {}): Promise<Talk> {
  const senderId = await addMember(db, brand, writer);
  const recipientId = await addMember(db, brand, { demo: true, ...self });
  const [low_id = '', high_id = ''] = [senderId, recipientId].toSorted();
  const conversationId = v7();
  await db
    .insertInto('conversations')
    .values({
      brand,
      id: conversationId,
      low_id,
      high_id,
      started_by: senderId,
      state: 'request',
      free_for: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { conversationId, senderId, recipientId };
}

async function write(
  { conversationId, senderId, recipientId }: Talk,
  text = 'Hello!',
  from = senderId,
  sentAt = now,
): Promise<MessageToAnswer> {
  const { last_seq } = await db
    .updateTable('conversations')
    .set(({ eb }) => ({ last_seq: eb('last_seq', '+', 1) }))
    .where('brand', '=', brand)
    .where('id', '=', conversationId)
    .returning('last_seq')
    .executeTakeFirstOrThrow();
  const messageId = v7();
  const row = {
    brand,
    conversation_id: conversationId,
    seq: last_seq,
    id: messageId,
    client_id: v7(),
    sender_id: from,
    sender_kind: 'member' as const,
    type: 'text' as const,
    text,
    sent_at: sentAt,
  };
  await db.insertInto('messages').values(row).execute();
  return { brand, conversationId, messageId, senderId: from, recipientId: from === senderId ? recipientId : senderId };
}

const openToLogIn = (memberId: string): Promise<unknown> =>
  db
    .updateTable('members')
    .set({ scope: ['member', 'demo'] })
    .where('brand', '=', brand)
    .where('id', '=', memberId)
    .execute();

const seenLoggedIn = (memberId: string, minutesAgo: number): Promise<unknown> =>
  db
    .insertInto('sessions')
    .values({
      brand,
      id: v7(),
      token_hash: Buffer.from(v7()),
      member_id: memberId,
      last_seen_at: new Date(now.getTime() - minutesAgo * 60_000),
      expires_at: new Date(now.getTime() + 60 * 60_000),
    })
    .execute();

describe('an answer for somebody of the demo world', () => {
  it('reads first, types, then sends a line in the language of the writer', async () => {
    const there = await talk({ language: 'fi' });
    await answers.answer(await write(there));
    expect(log).toEqual(['read', `typing to ${there.senderId}`, 'sent']);
    expect(sent[0]).toMatchObject({ senderId: there.recipientId, recipientId: there.senderId, senderKind: 'member' });
    expect(demoWords.fi.answers).toContain(sent[0]?.text);
  });

  it('says something else than before', async () => {
    const there = await talk();
    const [fresh = '', ...said] = demoWords.en.answers;
    const minutesAgo = new Date(now.getTime() - 5 * 60_000);
    for (const line of said) await write(there, line, there.recipientId, minutesAgo);
    await answers.answer(await write(there));
    expect(sent[0]?.text).toBe(fresh);
  });

  it('comes from an operator where the profile is fictional', async () => {
    await answers.answer(await write(await talk({}, { fictional: true })));
    expect(sent[0]?.senderKind).toBe('operator');
  });

  it('is given to the last message only', async () => {
    const there = await talk();
    const first = await write(there);
    await write(there, 'Are you there?');
    await answers.answer(first);
    expect(log).toEqual([]);
  });

  it('is left out where the writer went on while it was typed', async () => {
    const there = await talk();
    whileTyping = () => write(there, 'One more thing');
    await answers.answer(await write(there));
    expect(sent).toEqual([]);
  });

  it('is not given more often than six times a minute', async () => {
    const there = await talk();
    for (let count = 0; count < 6; count++) await write(there, `Answer ${count}`, there.recipientId);
    await answers.answer(await write(there));
    expect(sent).toEqual([]);
  });

  it('is never given for a real member, nor to another of the demo world', async () => {
    await answers.answer(await write(await talk({}, { demo: false })));
    await answers.answer(await write(await talk({ demo: true })));
    expect(sent).toEqual([]);
  });

  it('is given to the accounts to log in with', async () => {
    const there = await talk({ demo: true });
    await openToLogIn(there.senderId);
    await answers.answer(await write(there));
    expect(sent).toHaveLength(1);
  });

  it('is given for an account to log in with, unless somebody is logged in there now', async () => {
    const there = await talk();
    await openToLogIn(there.recipientId);
    await answers.answer(await write(there));
    await seenLoggedIn(there.recipientId, 6);
    await answers.answer(await write(there, 'Are you there?'));
    expect(sent).toHaveLength(2);
    await seenLoggedIn(there.recipientId, 1);
    await answers.answer(await write(there, 'And now?'));
    expect(sent).toHaveLength(2);
  });
});

it('asks for an answer in the transaction of the message, for the demo world alone', async () => {
  const data = { brand, conversationId: v7(), messageId: v7(), senderId: v7(), recipientId: v7() };
  await db.transaction().execute(async (trx) => {
    await answers.messageWritten(trx, { ...data, recipientIsDemo: true });
    await answers.messageWritten(trx, { ...data, recipientIsDemo: false });
  });
  expect(jobs).toEqual([{ name: 'answer-for-demo-member', data }]);
});

it('refuses to run in production', () => {
  expect(() => createDemoAnswers(portsIn('production'))).toThrow('demo mode only');
});
