import { useLingui } from '@lingui/react/macro';
import { Outlet } from 'react-router';
import { SkipLink } from '@parlour/ui';
import { SiteBar } from '../navigation/site-bar.tsx';
import { VisitorControls } from '../navigation/visitor-controls.tsx';
import { EntryGate } from './entry-gate.tsx';
import { SiteFooter } from './site-footer.tsx';

/** The layout of landers: the bar with the logo and the way in for members, the page, the footer (contract part 0, 10). */
export default function LanderLayout() {
  const { t } = useLingui();
  return (
    <EntryGate layout="lander">
      <SkipLink href="#main">{t`Skip to the content`}</SkipLink>
      <SiteBar items={[]} end={<VisitorControls />} />
      <main id="main">
        <Outlet />
      </main>
      <SiteFooter />
    </EntryGate>
  );
}
