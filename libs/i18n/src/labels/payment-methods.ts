import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Ways to pay that are no brand of somebody; all others are called the same in every language. */
const words: Readonly<Record<string, MessageDescriptor>> = {
  credit_card: msg`Credit card`,
  sepa_direct_debit: msg`SEPA direct debit`,
  wire_transfer: msg`Wire transfer`,
};

/** What a payment method is called; `name` is the brand's own. */
export function paymentMethodName(i18n: I18n, { id, name }: { id: string; name: string }): string {
  const word = words[id];
  return word ? i18n._(word) : name;
}
