import type { SentMail } from './letter.ts';

/** Takes a mail to where it is read. */
export interface MailTransport {
  /** @throws MailRefused where it would never be taken; anything else where the job should try again */
  send(mail: SentMail): Promise<void>;
}
