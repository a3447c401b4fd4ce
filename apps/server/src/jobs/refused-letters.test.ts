import type { NotificationJob } from '@parlour/server-account/notifications/index';
import { loggedError } from '@parlour/server-kit/logged-error';
import { siteDirectory } from '@parlour/server-kit/sites/sites';
import { createMailer, smtpTransport, type Letter } from '@parlour/server-mail';
import { openMailServer, type LocalMailServer } from '@parlour/server-mail/testing/mail-server';
import { databaseOfFile } from '@parlour/testing/database-of-file';
import { addMember } from '@parlour/testing/members';
import { afterEach, expect, test } from 'vitest';
import { settingsFiles } from '../brands.ts';
import { refusedLetters } from './refused-letters.ts';

const database = await databaseOfFile();
let server: LocalMailServer;
afterEach(() => server.close());

/** Sends a member of a brand a letter, which the mail server answers so. */
async function send(id: string, command: string, reply: string) {
  server = await openMailServer(command, reply);
  const db = database.forBrand(id);
  const memberId = await addMember(db, id, { name: 'Bob', email: 'bob@private.example' });
  const brand = { id, version: 1, settings: settingsFiles[0]! };
  const jobs: NotificationJob[] = [];
  const log: string[] = [];
  const mailer = createMailer(
    smtpTransport(server.url),
    refusedLetters({
      sites: siteDirectory([{ brand, db, origin: `https://${id}.example`, app: id }]),
      enqueue: async (_, job) => void jobs.push(job),
      report: ({ job, error }) => void log.push(JSON.stringify({ job, error: loggedError(error) })),
    }),
  );
  const link = 'https://parlour.example/reset-password/do?token=abc';
  const letter: Letter = { kind: 'password-reset', to: 'bob@private.example', name: 'Bob', locale: 'en', link };
  const thrown = await mailer.send(brand, letter, crypto.randomUUID()).catch((error: unknown) => error);
  const standing = await db
    .selectFrom('members')
    .select(['notifications_disabled as disabled', 'mail_bounced_at as bouncedAt'])
    .where('brand', '=', id)
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
  return { thrown, standing, jobs, log, memberId };
}

test('an address that is refused for good has its notices ended, and its mail is not tried again', async () => {
  const { thrown, standing, jobs, log, memberId } = await send(
    'gone',
    'RCPT TO',
    '550 5.1.1 <bob@private.example>: gone',
  );
  expect(thrown).toBeUndefined();
  expect(standing).toEqual({ disabled: ['bounce'], bouncedAt: expect.any(Date) });
  expect(jobs).toMatchObject([{ name: 'notify', data: { memberId, notice: 'mail_stopped' } }]);
  expect(log).toEqual([expect.stringContaining('"responseCode":550')]);
  expect(log[0]).toContain('mail password-reset');
  expect(log[0]).not.toContain('private.example');
});

test('a mail that is refused for good ends only itself', async () => {
  const { thrown, standing, jobs, log } = await send(
    'spam',
    'DATA',
    '554 5.6.0 bob@private.example takes no such mail',
  );
  expect(thrown).toBeUndefined();
  expect([standing, jobs]).toEqual([{ disabled: [], bouncedAt: null }, []]);
  expect(log).toEqual([expect.stringContaining('"responseCode":554')]);
  expect(log[0]).not.toContain('private.example');
});

test.each([
  ['later', 'RCPT TO', '450 4.2.0 Later', 450],
  ['full', 'RCPT TO', '552 5.2.2 Mailbox full', 552],
  ['relay', 'RCPT TO', '554 5.7.1 Relay access denied', 554],
  ['paused', 'DATA', '554 Message rejected: Sending paused for this account', 554],
])('a mail that is refused for now, or because of us (%s), is left to its job', async (id, command, reply, code) => {
  const { thrown, standing, jobs, log } = await send(id, command, reply);
  expect(thrown).toMatchObject({ responseCode: code });
  expect([standing, jobs, log]).toEqual([{ disabled: [], bouncedAt: null }, [], []]);
});
