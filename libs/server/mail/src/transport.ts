import type { Mail } from './letter.ts';

/** Takes a mail to where it is read. Throws where it could not, so that the job tries again. */
export interface MailTransport {
  send(mail: Mail): Promise<void>;
}
