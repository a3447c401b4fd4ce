import { useLingui } from '@lingui/react/macro';
import { useLocation, useNavigation } from 'react-router';
import { addresses } from '@parlour/contract/addresses';
import { useLastSearch } from '@parlour/state/stored/last-search';
import { TabBar, TopPlaces } from '@parlour/ui';
import { MemberControls } from './member-controls.tsx';
import { placesOf } from './places.tsx';
import { SiteBar } from './site-bar.tsx';
import { useUserAsDrawn } from './use-user-as-drawn.ts';

interface MemberNavigationProps {
  /** False leaves out the tabs of phones. */
  tabs: boolean;
}

/** The places of a member with what is new there, on top and, on phones, as tabs; the one that was tapped is marked at once. */
export function MemberNavigation({ tabs }: MemberNavigationProps) {
  const { i18n, t } = useLingui();
  const { pathname } = useLocation();
  const next = useNavigation().location?.pathname;
  const { user, counts } = useUserAsDrawn();
  const [search] = useLastSearch(user?.id ?? '');
  const coming = next === undefined ? [] : placesOf(i18n, next, counts, search);
  const places = placesOf(i18n, pathname, counts, search).map((place, index) => ({
    ...place,
    pending: !place.current && coming[index]?.current === true,
  }));
  return (
    <>
      <SiteBar
        places={<TopPlaces label={t`Main`} items={places.filter(({ href }) => href !== addresses.index.href())} />}
        end={user && <MemberControls user={user} />}
      />
      {tabs ? <TabBar label={t`Main`} items={places} /> : null}
    </>
  );
}
