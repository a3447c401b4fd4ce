import { useLingui } from '@lingui/react/macro';
import { Tabs } from '@parlour/ui';
import { searchHref, type ReadSearch } from './read-search.ts';

/** The two orders of a search, as links. */
export function SortTabs({ read }: { read: ReadSearch }) {
  const { t } = useLingui();
  const newest = read.search.sort === 'new';
  return (
    <Tabs
      label={t`Sort by`}
      items={[
        { href: searchHref(read, { sort: undefined }), label: t`Active recently`, current: !newest },
        { href: searchHref(read, { sort: 'new' }), label: t`Newest`, current: newest },
      ]}
    />
  );
}
