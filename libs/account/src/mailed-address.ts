import { useLocation } from 'react-router';
import { v4 as uuid } from 'uuid';
import { tabStorage } from '@parlour/state/stored/browser-storage';
import { keepAskedAddress, placeOf, useKeptAddress } from './asked-address.ts';

/**
 * Keeps the address that a link was mailed to, for the page that says it back, as it may be mistyped. The history, which outlasts a
 * log-in, holds an id of it.
 */
export function mailedTo(email: string | undefined): { state: { mailed: string } } {
  const mailed = uuid();
  keepAskedAddress(email);
  tabStorage.write(placeOf(mailed), email ?? null);
  return { state: { mailed } };
}

/** The address that was mailed to before this page. */
export function useMailedAddress(): string | undefined {
  const state = useLocation().state as { mailed?: string } | null;
  return useKeptAddress(placeOf(state?.mailed ?? 'none'));
}
