import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { DeskOnly, SkipLink } from '@parlour/ui';
import { FailedPage } from '../error-page.tsx';
import { SiteNavigation } from '../navigation/site-navigation.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { EntryGate } from './entry-gate.tsx';

/** The layout of a conversation. */
export default function ChatLayout() {
  return (
    <Surroundings>
      <Outlet />
    </Surroundings>
  );
}

/** A conversation that failed says so where it would have stood. */
export function ErrorBoundary() {
  return (
    <Surroundings>
      <FailedPage />
    </Surroundings>
  );
}

/** The page has the room to itself, on phones without the navigation (spec section 2). */
function Surroundings({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <EntryGate layout="chat">
      <ConsentGate>
        <SkipLink href="#main">{t`Skip to the content`}</SkipLink>
        <DeskOnly>
          <SiteNavigation tabs={false} />
        </DeskOnly>
        <main id="main" data-fills-window="">
          {children}
        </main>
      </ConsentGate>
    </EntryGate>
  );
}
