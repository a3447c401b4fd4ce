import { validate } from 'uuid';
import { emailKey } from '@parlour/models/account/sign-up/email';
import type { Signer } from '@parlour/server-kit/signing';

/** Whose mails end, and where those went that say so. */
interface Addressee {
  id: string;
  email: string;
}

const textOf = (brand: string, { id, email }: Addressee): string => JSON.stringify([brand, id, emailKey(email)]);

/**
 * What the link that ends mails carries. It works for as long as the mail is kept, so it is signed and stands in no table; once
 * mails go to another address, whoever has the old one's ends nothing.
 */
export const unsubscribeToken = (signer: Signer, brand: string, addressee: Addressee): string =>
  `${addressee.id}.${signer.sign(textOf(brand, addressee))}`;

/** Whose mails a token says that it ends; null where it says nothing. */
export function memberOfToken(token: string): string | null {
  const [id = ''] = token.split('.');
  return validate(id) ? id : null;
}

/** Was the token made for this member of this brand, at the address of now? */
export const isTokenOf = (signer: Signer, brand: string, token: string, addressee: Addressee): boolean =>
  signer.verify(textOf(brand, addressee), token.slice(addressee.id.length + 1));
