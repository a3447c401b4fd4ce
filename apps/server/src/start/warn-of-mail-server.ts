import type { FastifyBaseLogger } from 'fastify';
import { refusesTls, verifySmtp } from '@parlour/server-mail';

const unusable = 'SMTP_URL: the mail server there is not to be used: mails wait for it, and who signs up for theirs';
const withoutTls =
  'SMTP_URL: the mail server there takes no STARTTLS, without which no password goes out: mails wait for it, and who signs up for theirs. ' +
  'Write smtps:// where it takes that or, where nobody can listen in between, ?requireTLS=false at the end';

/**
 * Tries the mail server and warns where it cannot be used. Nothing waits for that: mails do, and are tried again, so a start beside
 * a mail server that is away is a good one.
 */
export async function warnOfMailServer(smtpUrl: string | null, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  if (smtpUrl === null) return;
  await verifySmtp(smtpUrl).catch((err: unknown) => log.warn({ err }, refusesTls(err) ? withoutTls : unusable));
}
