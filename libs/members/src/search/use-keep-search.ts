import { useEffect, useEffectEvent } from 'react';
import { useViewer } from '@parlour/api-client/account/user';
import { addresses } from '@parlour/contract/addresses';
import { useLastSearch } from '@parlour/state/stored/last-search';
import { searchHref, type ReadSearch } from './read-search.ts';

/** Keeps a member's filters, by which the navigation leads back to what they had found. */
export function useKeepSearch(read: ReadSearch): void {
  const memberId = useViewer()?.id;
  const [, keep] = useLastSearch(memberId ?? '');
  const query = searchHref(read).slice(addresses.members.href().length);
  const keepOwn = useEffectEvent((shown: string) => {
    if (memberId !== undefined) keep(shown);
  });
  useEffect(() => keepOwn(query), [query]);
}
