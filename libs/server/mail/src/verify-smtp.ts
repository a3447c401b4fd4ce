import { createTransport } from 'nodemailer';
import { SECOND } from '@parlour/models/durations';
import { withRequiredTls } from './required-tls.ts';

/** Milliseconds for each step; a mail that is sent has minutes. */
const PATIENCE = 5 * SECOND;

/**
 * Connects to a mail server and logs in, without sending anything.
 *
 * @throws where that fails
 */
export async function verifySmtp(url: string): Promise<void> {
  const hurried = new URL(withRequiredTls(url));
  for (const step of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    hurried.searchParams.set(step, `${PATIENCE}`);
  const smtp = createTransport(hurried.href);
  try {
    await smtp.verify();
  } finally {
    smtp.close();
  }
}
