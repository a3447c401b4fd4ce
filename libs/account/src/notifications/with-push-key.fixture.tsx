import type { ReactNode } from 'react';
import { SiteContext, useSite } from '@parlour/api-client/site';

/** A site whose server can send pushes: settings of a file have no key, since each installation has its own. */
export function WithPushKey({ children }: { children: ReactNode }) {
  const site = useSite();
  const settings = { ...site.settings, push_public_key: 'B'.repeat(87) };
  return <SiteContext value={{ ...site, settings }}>{children}</SiteContext>;
}
