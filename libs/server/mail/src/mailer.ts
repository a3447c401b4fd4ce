import type { PublishedBrand } from '@parlour/brand/published-brand';
import type { Letter } from './letter.ts';
import { renderLetter } from './render-letter.tsx';
import type { MailTransport } from './transport.ts';

export interface Mailer {
  send(brand: PublishedBrand, letter: Letter): Promise<void>;
}

/** Renders letters and sends them; what the job `send-mail` calls. */
export const createMailer = (transport: MailTransport): Mailer => ({
  send: async (brand, letter) => transport.send(await renderLetter(brand, letter)),
});
