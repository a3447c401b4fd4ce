import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainClick } from '@parlour/ui/kit/behaviour/is-plain-click';

/** What goes along in the history with whoever asks for a mailed link, logs in or joins, and nowhere else. */
export interface AskedAddress {
  email: string | undefined;
}

/** The address that was typed on the page before; it is said back, as it may be mistyped, and filled in again. */
export const useAskedAddress = (): string | undefined => (useLocation().state as AskedAddress | null)?.email;

/** The address that stands in a form, to go along; a name to log in with is none. */
export const askedIn = (formId: string): AskedAddress => {
  const fields = document.forms.namedItem(formId)?.elements;
  const field = fields?.namedItem('email') ?? fields?.namedItem('login');
  const isAddress = field instanceof HTMLInputElement && field.value.includes('@');
  return { email: isAddress ? field.value.trim() : undefined };
};

/** Follows a link, and takes the address along that stands in a form. */
export function useTakeAddress(formId: string) {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(event.currentTarget.getAttribute('href')!, { state: askedIn(formId) });
  };
}
