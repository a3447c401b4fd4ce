import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Outlet } from 'react-router';
import { SkipLink } from '@parlour/ui';
import { FailedPage } from '../failures/error-page.tsx';
import { SiteBar } from '../navigation/site-bar.tsx';
import { VisitorControls } from '../navigation/visitor-controls.tsx';
import { EntryGate } from './entry-gate.tsx';
import { SiteFooter } from './site-footer.ts';

/** The layout of landers. */
export default function LanderLayout() {
  return (
    <Surroundings>
      <Outlet />
    </Surroundings>
  );
}

/** A lander that failed says so where it would have stood. */
export function ErrorBoundary() {
  return (
    <Surroundings>
      <FailedPage />
    </Surroundings>
  );
}

/** The bar with the logo and the way in for members, the page, the footer (contract part 0, 10). */
function Surroundings({ children }: { children: ReactNode }) {
  const { t } = useLingui();
  return (
    <EntryGate layout="lander">
      <SkipLink href="#main">{t`Skip to the content`}</SkipLink>
      <SiteBar end={<VisitorControls />} />
      <main id="main">{children}</main>
      <SiteFooter />
    </EntryGate>
  );
}
