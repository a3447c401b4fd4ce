import type { Decorator } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { SiteContext, useSite } from '@parlour/api-client/site';
import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';

/** The brand as it stands, but for these settings. */
export function withSettings(changes: Partial<PublicSettings>): Decorator {
  return (Story) => (
    <ChangedSite changes={changes}>
      <Story />
    </ChangedSite>
  );
}

function ChangedSite({ changes, children }: { changes: Partial<PublicSettings>; children: ReactNode }) {
  const site = useSite();
  return <SiteContext value={{ ...site, settings: { ...site.settings, ...changes } }}>{children}</SiteContext>;
}
