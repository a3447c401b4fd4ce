import { validate } from 'uuid';
import type { Signer } from '@parlour/server-kit/signing';

const textOf = (brand: string, memberId: string): string => JSON.stringify([brand, memberId]);

/** What the link that ends mails carries. It works for as long as the mail is kept, so it is signed and stands in no table. */
export const unsubscribeToken = (signer: Signer, brand: string, memberId: string): string =>
  `${memberId}.${signer.sign(textOf(brand, memberId))}`;

/** Whose mails a token ends; null where it was not made for this brand. */
export function readUnsubscribeToken(signer: Signer, brand: string, token: string): string | null {
  const [memberId = '', signature = ''] = token.split('.');
  return validate(memberId) && signer.verify(textOf(brand, memberId), signature) ? memberId : null;
}
