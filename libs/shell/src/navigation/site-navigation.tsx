import { useIsMember } from '@parlour/api-client/account/user';
import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';
import { SiteBar } from './site-bar.tsx';
import { VisitorControls } from './visitor-controls.tsx';

const MemberNavigation = drawnPart(
  async () => (await import('./member-navigation.tsx')).MemberNavigation,
  <SiteBar end={null} />,
);

/** The bar on top and, on phones, the tabs of a member (spec section 2, top navigation); visitors load their own part only. */
export function SiteNavigation({ tabs = true }: { tabs?: boolean }) {
  if (!useIsMember()) return <SiteBar end={<VisitorControls />} />;
  return <MemberNavigation tabs={tabs} />;
}
