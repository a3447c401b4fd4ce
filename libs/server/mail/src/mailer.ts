import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { Letter } from './letter.ts';
import { MailRefused } from './mail-refused.ts';
import { renderLetter } from './render-letter.tsx';
import type { MailTransport } from './transport.ts';

export interface Mailer {
  /** @param id of the letter, the same at every try, by which a mail program knows a second copy */
  send(brand: PublishedBrand, letter: Letter, id: string): Promise<void>;
}

/** Hears of a letter that was refused for good. */
export type RefusedLetter = (brand: PublishedBrand, letter: Letter, refusal: MailRefused) => Promise<void>;

/**
 * Renders letters and sends them; what the jobs of mails call. A letter that was refused for good is done with, so that no
 * job tries it again.
 */
export const createMailer = (transport: MailTransport, onRefused: RefusedLetter): Mailer => ({
  async send(brand, letter, id) {
    const mail = { ...(await renderLetter(brand, letter)), id };
    try {
      await transport.send(mail);
    } catch (error) {
      if (!(error instanceof MailRefused)) throw error;
      await onRefused(brand, letter, error);
    }
  },
});
