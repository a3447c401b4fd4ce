import { useLocation } from 'react-router';

/** What goes along in the history with whoever asks for a mailed link, and nowhere else. */
export interface AskedAddress {
  email: string | undefined;
}

/** The address that the link was asked for; it is said back, as it may be mistyped, and filled in again. */
export const useAskedAddress = (): string | undefined => (useLocation().state as AskedAddress | null)?.email;

/** The address that stands in a form, to go along. */
export const askedIn = (formId: string): AskedAddress => {
  const field = document.forms.namedItem(formId)?.elements.namedItem('email');
  return { email: field instanceof HTMLInputElement ? field.value.trim() : undefined };
};
