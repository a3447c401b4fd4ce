import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { addresses } from '@parlour/contract/addresses';
import type { User } from '@parlour/contract/types/user';
import { TabBar } from '@parlour/ui';
import { MemberControls } from './member-controls.tsx';
import { placesOf, type Counts } from './places.tsx';
import { SiteBar } from './site-bar.tsx';

interface MemberNavigationProps {
  user: User;
  counts: Counts;
  /** False leaves out the tabs of phones. */
  tabs: boolean;
}

/** The places of a member with what is new there, on top and, on phones, as tabs. */
export function MemberNavigation({ user, counts, tabs }: MemberNavigationProps) {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const places = placesOf(i18n, pathname, counts);
  return (
    <>
      <SiteBar
        items={places.filter((place) => place.href !== addresses.index.href())}
        end={<MemberControls user={user} />}
      />
      {tabs ? <TabBar label={t`Main`} items={places} /> : null}
    </>
  );
}
