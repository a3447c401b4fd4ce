import { Socket } from 'node:net';
import { MINUTE } from '@parlour/models/durations';
import type { NodemailerError } from 'nodemailer';
import { afterEach, expect, test, vi } from 'vitest';
import type { SmtpPatience } from './smtp-patience.ts';
import { smtpTransport } from './smtp-transport.ts';
import { openMailServer, type LocalMailServer } from './testing/mail-server.ts';

/** Milliseconds in which a mail server of this machine has answered. */
const SHORT = 300;
const patienceOf = (time: number): SmtpPatience => ({
  connectionTimeout: time,
  greetingTimeout: time,
  socketTimeout: time,
});

let server: LocalMailServer | undefined;
afterEach(() => server?.close());

/** The code of what sending a mail throws. @param settings what the address of the mail server ends with */
async function thrownAt(command: string, reply: string | null, patience?: SmtpPatience, settings = '') {
  server = await openMailServer(command, reply);
  const from = { name: 'Parlour', address: 'help@parlour.example' };
  const words = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', locale: 'en' } as const;
  const mail = { id: 'one', brand: 'default', from, to: 'bob@private.example', ...words };
  const sent = smtpTransport(`${server.url}${settings}`, patience).send(mail);
  return sent.then(
    () => null,
    (error: unknown) => (error as NodemailerError).code,
  );
}

test.each(['greeting', 'EHLO', 'RCPT TO', 'DATA'])(
  'a mail server that says nothing to %s is given up after a while',
  async (command) => {
    expect(await thrownAt(command, null, patienceOf(SHORT))).toBe('ETIMEDOUT');
  },
);

test('the patience that is named in the address of the mail server counts before that', async () => {
  const settings = `?connectionTimeout=${SHORT}&greetingTimeout=${SHORT}&socketTimeout=${SHORT}`;
  expect(await thrownAt('RCPT TO', null, patienceOf(10 * MINUTE), settings)).toBe('ETIMEDOUT');
});

test('an answer has two minutes', async () => {
  const given = vi.spyOn(Socket.prototype, 'setTimeout');
  await thrownAt('RCPT TO', '450 4.2.0 Greylisted');
  expect(Math.max(...given.mock.calls.map(([time]) => time))).toBe(2 * MINUTE);
  given.mockRestore();
});
