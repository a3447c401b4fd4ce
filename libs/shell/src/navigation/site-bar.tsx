import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { Logo, PlainLink, TopNavigation } from '@parlour/ui';
import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';
import { useInstalledApp } from '../installed-app/use-installed-app.ts';

const BackButton = drawnPart(async () => (await import('../installed-app/back-button.tsx')).BackButton);

/** The bar on top: the site's name, places, and what stands at the end. */
export function SiteBar({ places, end }: { places?: ReactNode; end: ReactNode }) {
  const { t } = useLingui();
  const { settings } = useSite();
  const isInstalledApp = useInstalledApp();
  return (
    <TopNavigation
      logo={
        <PlainLink href={addresses.index.href()} aria-label={`${settings.name}, ${t`Home page`}`}>
          <Logo name={settings.name} />
        </PlainLink>
      }
      back={isInstalledApp ? <BackButton /> : null}
      places={places}
      end={end}
    />
  );
}
