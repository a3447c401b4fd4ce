import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { userOptions } from '@parlour/api-client/account/user';
import { addresses } from '@parlour/contract/addresses';
import type { NeededConsent } from '@parlour/models/account/consents/consents';
import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { isUnder } from '../navigation/is-under.ts';

const ConsentsPlace = drawnPart(async () => (await import('../consents/consents-place.tsx')).ConsentsPlace);

const Behind = styled.div`
  display: contents;
`;

/** Where nobody is asked: the texts, and the pages to leave, to copy one's data, to take consents back, to complain. */
const openPlaces = [addresses.page, addresses.settings, addresses.accountDelete, addresses.complaints];

/**
 * Asks a member for consents that are due, in a dialog in front of the page. Until scripts hold the keyboard in the
 * dialog, the page behind it is inert. The page stays what it is while the dialog comes and goes.
 */
export function ConsentGate({ children }: { children: ReactNode }) {
  const due = useConsentsDue();
  const isBeforeScripts = !useScripted();
  return (
    <>
      {due.length > 0 ? <ConsentsPlace due={due} /> : null}
      <Behind inert={due.length > 0 && isBeforeScripts}>{children}</Behind>
    </>
  );
}

function useConsentsDue(): readonly NeededConsent[] {
  const { data } = useQuery(userOptions());
  const { pathname } = useLocation();
  return isUnder(pathname, openPlaces) ? [] : (data?.user?.consents_due ?? []);
}
