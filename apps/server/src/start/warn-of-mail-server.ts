import type { FastifyBaseLogger } from 'fastify';
import { verifySmtp } from '@parlour/server-mail';

/**
 * Tries the mail server and warns where it cannot be used. Nothing waits for that: mails do, and are tried again, so a start beside
 * a mail server that is away is a good one.
 */
export async function warnOfMailServer(smtpUrl: string | null, log: Pick<FastifyBaseLogger, 'warn'>): Promise<void> {
  if (smtpUrl === null) return;
  await verifySmtp(smtpUrl).catch((err: unknown) =>
    log.warn(
      { err },
      'SMTP_URL: the mail server there is not to be used: mails wait for it, and who signs up for theirs',
    ),
  );
}
