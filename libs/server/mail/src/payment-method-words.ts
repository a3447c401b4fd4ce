import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LetterOf } from './letter.ts';

/** Ways to pay that are no brand of somebody, in the words of the page on which they are chosen. */
const words: Readonly<Record<string, MessageDescriptor>> = {
  credit_card: msg`Credit card`,
  sepa_direct_debit: msg`SEPA direct debit`,
  wire_transfer: msg`Wire transfer`,
};

/** What a payment method is called in the letter's language; all that are somebody's brand keep their name. */
export function paymentMethodWords(i18n: I18n, { id, name }: LetterOf<'receipt'>['method']): string {
  const word = words[id];
  return word ? i18n._(word) : name;
}
