import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { userOptions } from '@parlour/api-client/account/user';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { Logo, PlainLink, TabBar, TopNavigation } from '@parlour/ui';
import { MemberControls } from './member-controls.tsx';
import { placesOf } from './places.ts';
import { VisitorControls } from './visitor-controls.tsx';

/** The bar on top and, on phones, the tabs of a member (spec section 2, top navigation). */
export function SiteNavigation({ tabs = true }: { tabs?: boolean }) {
  const { i18n, t } = useLingui();
  const { settings } = useSite();
  const { pathname } = useLocation();
  const { data } = useQuery(userOptions());
  const user = data?.user ?? null;
  const places = user && data ? placesOf(i18n, pathname, data.counts) : [];
  return (
    <>
      <TopNavigation
        label={t`Main`}
        logo={
          <PlainLink href={addresses.index.href()} aria-label={`${settings.name}, ${t`Home page`}`}>
            <Logo name={settings.name} />
          </PlainLink>
        }
        items={places.filter((place) => place.href !== addresses.index.href())}
        end={user ? <MemberControls user={user} /> : <VisitorControls />}
      />
      {user && tabs ? <TabBar label={t`Main`} items={places} /> : null}
    </>
  );
}
