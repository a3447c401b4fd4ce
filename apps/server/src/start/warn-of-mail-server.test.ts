import { openMailServer } from '@parlour/server-mail/testing/mail-server';
import { expect, test, vi } from 'vitest';
import { warnOfMailServer } from './warn-of-mail-server.ts';

/** What is warned of, with mails to be sent there. */
async function warnedOf(smtpUrl: string | null): Promise<unknown[][]> {
  const warn = vi.fn();
  await warnOfMailServer(smtpUrl, { warn });
  return warn.mock.calls;
}

test('a mail server that refuses, or is away, is warned of by its setting, at the start', async () => {
  const refusing = await openMailServer('greeting', '554 5.7.1 Not your network');
  const warning = [[{ err: expect.any(Error) }, expect.stringMatching(/^SMTP_URL: /)]];
  expect(await warnedOf(refusing.url)).toEqual(warning);
  await refusing.close();
  expect(await warnedOf('smtp://127.0.0.1:1')).toEqual(warning);
});

test('a password is not told to a mail server without STARTTLS, and what to do is said with the setting', async () => {
  const plain = await openMailServer('STARTTLS', '502 5.5.1 No such command');
  expect(await warnedOf(plain.otherUrl)).toEqual([
    [{ err: expect.any(Error) }, expect.stringMatching(/^SMTP_URL: .*STARTTLS.*smtps:\/\/.*\?requireTLS=false/)],
  ]);
  expect(plain.told.filter((said) => said.startsWith('AUTH'))).toEqual([]);
  await plain.close();
});

test('one that lets us in is not, nor are mails that are kept as files', async () => {
  const welcoming = await openMailServer('DATA', '354 go ahead');
  expect(await warnedOf(welcoming.url)).toEqual([]);
  expect(await warnedOf(null)).toEqual([]);
  await welcoming.close();
});
