import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMatches } from 'react-router';
import { userOptions } from '@parlour/api-client/account/user';
import { useSite } from '@parlour/api-client/site';
import type { PageLayout } from '@parlour/models/account/consents/entry-warning';
import { drawnPart } from '@parlour/ui/kit/behaviour/late-part';
import type { BeforeEntry } from '../loading/before-entry.ts';
import { membersLayout } from '../loading/shows-members.ts';

const EntryWarning = drawnPart(async () => (await import('@parlour/account/entry')).EntryWarning);

/** Keeps a layout behind the entry warning where it is due (spec section 1), unless its page is read before it. */
export function EntryGate({ layout, children }: { layout: PageLayout; children: ReactNode }) {
  const { settings } = useSite();
  const isDue = useWarningDue(layout);
  const isOpen = useMatches().some(({ handle }) => (handle as BeforeEntry | undefined)?.isReadBeforeEntry);
  if (!isDue || isOpen) return children;
  if (layout === 'lander' && settings.embedded_entry_warning) return children;
  return (
    <>
      <EntryWarning />
      <div inert>{children}</div>
    </>
  );
}

/** True where this page would show members to a visitor who has yet to pass the entry warning of its layout. */
export function useMembersHidden(layout: PageLayout): boolean {
  const isDue = useWarningDue(layout);
  const matches = useMatches();
  return isDue && matches.some(({ handle }) => membersLayout(handle) === layout);
}

/** The site's answer is of the visitor who opened the document; whoever joined in it since is not asked again. */
function useWarningDue(layout: PageLayout): boolean {
  const { entryWarning } = useSite();
  const { data } = useQuery(userOptions());
  return !data?.user && entryWarning.includes(layout);
}
