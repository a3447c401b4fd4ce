import { afterEach, expect, test } from 'vitest';
import { MailRefused } from './mail-refused.ts';
import { smtpTransport } from './smtp-transport.ts';
import { openMailServer, type LocalMailServer } from './testing/mail-server.ts';

const id = '019c6f2e-6f4b-7c7a-9d1e-3a5b7c9d1e2f';
let server: LocalMailServer | undefined;
afterEach(() => server?.close());

/** What sending a mail throws where the server answers a command so. */
async function thrownAt(command: string, reply: string): Promise<unknown> {
  server = await openMailServer(command, reply);
  const from = { name: 'Parlour', address: 'help@parlour.example' };
  const words = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', locale: 'en' } as const;
  const sent = smtpTransport(server.url).send({ id, brand: 'default', from, to: 'bob@private.example', ...words });
  return sent.then(
    () => null,
    (error: unknown) => error,
  );
}

test.each([
  ['RCPT TO', '550 5.1.1 <bob@private.example>: no such mailbox', true],
  ['RCPT TO', '550-5.2.1 The account is disabled\r\n550 5.2.1 for ever', true],
  ['RCPT TO', '550 No such user here', true],
  ['RCPT TO', '550 <bob@private.example>: Recipient unknown', true],
  ['RCPT TO', '550 sorry, no mailbox here by that name (#5.1.1)', true],
  ['RCPT TO', '550 #5.1.0 Address rejected', true],
  ['RCPT TO', '550 5.7.1 Relaying denied', false],
  ['RCPT TO', '550 relay not permitted', false],
  ['RCPT TO', '553 sorry, that domain is not in my list of allowed rcpthosts (#5.7.1)', false],
  ['RCPT TO', '554 Your network is on a list of senders of spam', false],
  ['RCPT TO', '550 Sender verify failed: no such user', false],
  ['RCPT TO', '550 Verification failed for <no user@private.example>', false],
  ['RCPT TO', '550 5.1.8 <help@parlour.example>: sender address rejected', false],
  ['DATA', '554 5.7.1 bob@private.example does not like this', false],
])('%s answered with %j is a refusal for good; of the address: %s', async (command, reply, isOfAddress) => {
  const refusal = await thrownAt(command, reply);
  expect(refusal).toBeInstanceOf(MailRefused);
  expect(refusal).toMatchObject({ command, responseCode: Number(reply.slice(0, 3)), isOfAddress });
  expect(JSON.stringify(refusal) + String(refusal)).not.toContain('private.example');
});

test('an answer goes to one address and to nobody else, whatever stands in it', async () => {
  server = await openMailServer('DATA', '354 go ahead');
  const from = { name: 'Parlour', address: 'help@parlour.example' };
  const words = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', locale: 'en' } as const;
  const replyTo = 'bob@private.example\r\nBcc: eve@private.example, eve@private.example';
  await smtpTransport(server.url).send({ id, brand: 'default', from, to: 'help@parlour.example', replyTo, ...words });
  expect(server.told).toContainEqual(expect.stringMatching(/^Reply-To: .*bob@private\.example/));
  expect(server.told).not.toContainEqual(expect.stringMatching(/^Bcc|^RCPT TO:<eve/));
});

test('a mail that is sent again says that it is the same', async () => {
  const from = { name: 'Parlour', address: 'help@parlour.example' };
  const words = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', locale: 'en' } as const;
  server = await openMailServer('DATA', '354 go ahead');
  await smtpTransport(server.url).send({ id, brand: 'default', from, to: 'bob@private.example', ...words });
  expect(server.told).toContain(`Message-ID: <${id}@parlour.example>`);
});

test.each([
  ['MAIL FROM', '553 5.7.1 Not your address'],
  ['RCPT TO', '450 4.2.0 Greylisted'],
  ['RCPT TO', '530 Authentication required'],
  ['RCPT TO', '550 5.4.5 Daily sending limit exceeded'],
  ['DATA', '550-5.4.5 Daily sending limit exceeded\r\n550 5.4.5 come back tomorrow'],
  ['DATA', '451 4.3.0 Later'],
  ['greeting', '554 5.7.1 Not your network'],
])('%s answered with %s may be tried again', async (command, reply) => {
  const error = await thrownAt(command, reply);
  expect(error).toMatchObject({ responseCode: Number(reply.slice(0, 3)) });
  expect(error).not.toBeInstanceOf(MailRefused);
});
