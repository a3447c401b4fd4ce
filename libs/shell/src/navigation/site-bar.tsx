import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { Logo, PlainLink, TopNavigation, type NavigationItem } from '@parlour/ui';

/** The bar on top: the site's name, places, and what stands at the end. */
export function SiteBar({ items, end }: { items: NavigationItem[]; end: ReactNode }) {
  const { t } = useLingui();
  const { settings } = useSite();
  return (
    <TopNavigation
      label={t`Main`}
      logo={
        <PlainLink href={addresses.index.href()} aria-label={`${settings.name}, ${t`Home page`}`}>
          <Logo name={settings.name} />
        </PlainLink>
      }
      items={items}
      end={end}
    />
  );
}
