import { createMailbox, createMemoryBus } from '@parlour/server-bus';
import { siteDirectory } from '@parlour/server-kit/sites/sites';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { v7 as uuid } from 'uuid';
import { expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { sendAccountMail, type QueuedJob } from './job-kinds.ts';
import { unconfirmedJobs } from './unconfirmed-jobs.ts';

const database = await databaseOfFile();

test('whoever has not confirmed is reminded by the site’s own address, and told of words that waited too long', async () => {
  const id = 'waiting';
  const db = database.forBrand(id);
  const brand = { id, version: 1, settings: settingsFiles[0]! };
  const memberId = await addMember(db, id, { confirmed: false });
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000);
  await db
    .updateTable('members')
    .set({ signup_date: ago(29) })
    .where('id', '=', memberId)
    .execute();
  const recipient_id = await addMember(db, id);
  const [low_id, high_id] = [memberId, recipient_id].toSorted() as [string, string];
  const times = { created_at: ago(31), updated_at: ago(31) };
  const talk = { brand: id, id: uuid(), low_id, high_id, started_by: memberId, state: 'request', ...times } as const;
  await db.insertInto('conversations').values(talk).execute();
  const words = { brand: id, id: uuid(), client_id: uuid(), type: 'text', text: 'x', cost: 0 } as const;
  const held = { ...words, sender_id: memberId, recipient_id, created_at: ago(31) };
  await db.insertInto('held_messages').values(held).execute();

  const jobs: QueuedJob[] = [];
  const { recurring } = unconfirmedJobs({
    sites: siteDirectory([{ brand, db, origin: 'https://waiting.example', app: id }]),
    enqueue: async (_, job) => void jobs.push(job),
    mailbox: createMailbox(createMemoryBus()),
  });
  for (const { run } of recurring) await run();
  expect(jobs).toMatchObject([
    { name: 'send-mail', data: { kind: 'activation-reminder', memberId, origin: 'https://waiting.example' } },
    { name: 'notify', data: { memberId, kind: 'account', notice: 'message_not_sent' } },
  ]);
  expect(sendAccountMail.data.parse(jobs[0]?.data)).toEqual(jobs[0]?.data);
});
