import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { userOptions } from '@parlour/api-client/account/user';
import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';
import { SiteBar } from './site-bar.tsx';
import { VisitorControls } from './visitor-controls.tsx';

const MemberNavigation = drawnPart(async () => (await import('./member-navigation.tsx')).MemberNavigation);

/** The bar on top and, on phones, the tabs of a member (spec section 2, top navigation); visitors load their own part only. */
export function SiteNavigation({ tabs = true }: { tabs?: boolean }) {
  const { data } = useQuery(userOptions());
  if (!data?.user) return <SiteBar items={[]} end={<VisitorControls />} />;
  return (
    <Suspense fallback={<SiteBar items={[]} end={null} />}>
      <MemberNavigation user={data.user} counts={data.counts} tabs={tabs} />
    </Suspense>
  );
}
