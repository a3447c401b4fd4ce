import { useLingui } from '@lingui/react/macro';
import { Outlet } from 'react-router';
import { DeskOnly, SkipLink } from '@parlour/ui';
import { SiteNavigation } from '../navigation/site-navigation.tsx';
import { ConsentGate } from './consent-gate.tsx';
import { EntryGate } from './entry-gate.tsx';
import { LiveSite } from './live-site.tsx';

/** The layout of a conversation: the page has the room to itself, on phones without the navigation (spec section 2). */
export default function ChatLayout() {
  const { t } = useLingui();
  return (
    <EntryGate layout="chat">
      <ConsentGate>
        <LiveSite>
          <SkipLink href="#main">{t`Skip to the content`}</SkipLink>
          <DeskOnly>
            <SiteNavigation tabs={false} />
          </DeskOnly>
          <main id="main" data-fills-window="">
            <Outlet />
          </main>
        </LiveSite>
      </ConsentGate>
    </EntryGate>
  );
}
