import type { PageLayout } from '@parlour/models/account/consents/entry-warning';

/**
 * The handle of a route whose page shows members to visitors. Behind the entry warning of its layout it is neither read
 * (`serverLoader`) nor drawn (`useMembersHidden`).
 */
export const membersShown = (layout: PageLayout) => ({ membersShownIn: layout }) as const;

/** The layout of the entry warning that a page with this handle waits behind; none where it shows nobody. */
export function membersLayout(handle: unknown): PageLayout | undefined {
  return (handle as Partial<ReturnType<typeof membersShown>> | undefined)?.membersShownIn;
}

/** Whether a page of a layout may show members: not to visitors who may not search, nor to those who have yet to pass its warning. */
export const mayShowMembers = (
  { maySearch, entryWarning }: { maySearch: boolean; entryWarning: readonly PageLayout[] },
  layout: PageLayout,
): boolean => maySearch && !entryWarning.includes(layout);
