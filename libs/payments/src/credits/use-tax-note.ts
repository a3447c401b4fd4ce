import { useLingui } from '@lingui/react/macro';
import type { includedTax } from '@parlour/models/payments/sales-tax';

/** The tax that a sum contains, beside it, before it is paid and after; nothing where it contains none. */
export function useTaxNote(tax: ReturnType<typeof includedTax>): string | undefined {
  const { t } = useLingui();
  const notes = { vat: t`incl. VAT`, gst: t`incl. GST` };
  return tax ? notes[tax] : undefined;
}
