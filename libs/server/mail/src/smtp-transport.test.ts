import type { NodemailerError } from 'nodemailer';
import { afterEach, expect, test } from 'vitest';
import { MailRefused } from './mail-refused.ts';
import { smtpTransport } from './smtp-transport.ts';
import { openMailServer, type LocalMailServer } from './testing/mail-server.ts';

const id = '019c6f2e-6f4b-7c7a-9d1e-3a5b7c9d1e2f';
let server: LocalMailServer | undefined;
afterEach(() => server?.close());

/** What sending a mail throws where the server answers a command so. @param at its address, where not the plain one */
async function thrownAt(
  command: string,
  reply: string,
  at: (server: LocalMailServer) => string = ({ url }) => url,
): Promise<unknown> {
  server = await openMailServer(command, reply);
  const from = { name: 'Parlour', address: 'help@parlour.example' };
  const words = { subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', locale: 'en' } as const;
  const sent = smtpTransport(at(server)).send({ id, brand: 'default', from, to: 'bob@private.example', ...words });
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
  ['RCPT TO', '552 5.2.3 Message too large', false],
  ['DATA', '552 5.3.4 Message size exceeds limit', false],
  ['DATA', '554 5.6.0 bob@private.example takes no such mail', false],
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

/**
 * "For good" is said here of us and not of the mail, or of a mailbox that is full: all of it is put right within hours, such as
 * a paused account or a sender that is not confirmed on the first day, and nothing could be sent again that had ended by then.
 * All of 5.7 is among it: RFC 3463 means a sender who may not.
 */
test.each([
  ['RCPT TO', '550 5.7.1 Relaying denied'],
  ['RCPT TO', '554 5.7.1 <bob@private.example>: Relay access denied'],
  ['RCPT TO', '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org'],
  ['RCPT TO', '550 relay not permitted'],
  ['RCPT TO', '553 sorry, that domain is not in my list of allowed rcpthosts (#5.7.1)'],
  ['RCPT TO', '554 Your network is on a list of senders of spam'],
  ['RCPT TO', '550 Sender verify failed: no such user'],
  ['RCPT TO', '550 Verification failed for <no user@private.example>'],
  ['RCPT TO', '550 5.1.8 <help@parlour.example>: sender address rejected'],
  ['RCPT TO', '550 5.1.0 Sender rejected'],
  ['RCPT TO', '550 5.7.0 Authentication credentials invalid'],
  ['RCPT TO', '502 5.5.2 Command not recognised'],
  ['RCPT TO', '554 5.3.0 Internal failure'],
  ['RCPT TO', '550 5.2.2 Mailbox full'],
  ['RCPT TO', '552 5.2.2 Over quota'],
  ['DATA', '554 Message rejected: Sending paused for this account'],
  ['DATA', '554 Message rejected: Email address is not verified'],
  ['DATA', '550 5.7.60 Client does not have permissions to send as this sender'],
  ['DATA', '550 5.7.515 Access denied, the domain does not meet the required level'],
  ['DATA', '554 5.7.1 bob@private.example does not like this'],
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

test.each([
  ['another machine, with a password', ({ otherUrl }) => otherUrl, true],
  ['another machine, with more settings', ({ otherUrl }) => `${otherUrl}?ignoreTLS=true`, true],
  ['where nobody can listen', ({ otherUrl }) => `${otherUrl}?requireTLS=false`, false],
  ['another machine, without a password', ({ otherUrl }) => otherUrl.replace('user:secret@', ''), false],
  ['this machine', ({ url }) => url.replace('//', '//user:secret@'), false],
  ['this machine, by name', ({ url }) => url.replace('127.0.0.1', 'user:secret@LOCALHOST'), false],
] satisfies [string, (server: LocalMailServer) => string, boolean][])(
  'a mail server without STARTTLS ($0) is told nothing: $2',
  async (_, at, isRefused) => {
    const error = await thrownAt('STARTTLS', '502 5.5.1 No such command', at);
    expect(server!.told.some((said) => /^(?:AUTH|MAIL FROM)/.test(said))).toBe(!isRefused);
    expect((error as NodemailerError | null)?.code === 'ETLS').toBe(isRefused);
  },
);
