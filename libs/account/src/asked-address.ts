import { tabStorage } from '@parlour/state/stored/browser-storage';
import { ownKey } from '@parlour/state/stored/own-key';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';

/** Where an address is kept, as a visitor's: it is forgotten when somebody logs in or out. */
export const placeOf = (id: string): string => ownKey('asked-address', '', id);
const lastTyped = placeOf('');

/** What is kept there; nothing on the server and before hydration. */
export const useKeptAddress = (place: string): string | undefined =>
  (useScripted() && tabStorage.read(place)) || undefined;

/** The address that was typed last by whoever asks for a mailed link, logs in or joins: it is filled in again on the next page. */
export const useAskedAddress = (): string | undefined => useKeptAddress(lastTyped);

/** The address that stands in a form; a name to log in with is none. */
export function addressIn(formId: string): string | undefined {
  const fields = document.forms.namedItem(formId)?.elements;
  const field = fields?.namedItem('email') ?? fields?.namedItem('login');
  return field instanceof HTMLInputElement && field.value.includes('@') ? field.value.trim() : undefined;
}

/** Keeps the address that stands in a form, where one does. */
export const keepAddressIn = (formId: string): void => keepAskedAddress(addressIn(formId));

/** Keeps an address for the pages that ask for it, out of their addresses and in this tab only. */
export function keepAskedAddress(email: string | undefined): void {
  if (email !== undefined) tabStorage.write(lastTyped, email);
}
