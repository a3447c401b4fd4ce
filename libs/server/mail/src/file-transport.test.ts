import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileTransport, forgetKeptMails, listKeptMails } from './file-transport.ts';

const unreadable = '01980000-0000-7000-8000-000000000000';

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(path.join(os.tmpdir(), 'parlour-mails-'));
  for (const to of ['Ada@example.com', 'bea@example.com'])
    await fileTransport(directory).send({
      id: crypto.randomUUID(),
      brand: 'she',
      from: { name: 'Rosewater', address: 'help@rosewater.example' },
      to,
      subject: 'Hello',
      html: '<p>Hello</p>',
      text: 'Hello',
      locale: 'en',
      replyTo: `${to}.org`,
    });
  await writeFile(path.join(directory, 'she', `${unreadable}.json`), '{"to":"ada@exam');
  await writeFile(path.join(directory, 'she', `${unreadable}.json.part`), '{"to":"ada@exam');
});
afterEach(() => rm(directory, { recursive: true }));

const addressees = async () => (await listKeptMails(directory, 'she', 9)).map(({ to }) => to);

it('a mail that cannot be read keeps no other from being listed', async () => {
  expect(await addressees()).toEqual(['bea@example.com', 'Ada@example.com']);
});

it('forgetting an address leaves the mails of others, and nothing that cannot be read', async () => {
  await forgetKeptMails(directory, 'she', 'ada@example.com');
  expect(await addressees()).toEqual(['bea@example.com']);
  expect(await readdir(path.join(directory, 'she'))).toHaveLength(1);
  await forgetKeptMails(directory, 'she', 'bea@example.com.org');
  expect(await addressees()).toEqual([]);
});
