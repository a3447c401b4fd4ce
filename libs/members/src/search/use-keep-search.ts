import { useEffect, useEffectEvent, useRef } from 'react';
import { useViewer } from '@parlour/api-client/account/user';
import { addresses } from '@parlour/contract/addresses';
import { useLastSearch } from '@parlour/state/stored/last-search';
import { searchHref, type ReadSearch } from './read-search.ts';

/**
 * Keeps a member's filters, by which the navigation leads back to what they had found. Who comes here without any, as from a profile
 * that is gone, keeps them; who takes them off here does not.
 */
export function useKeepSearch(read: ReadSearch): void {
  const memberId = useViewer()?.id;
  const [, keep] = useLastSearch(memberId ?? '');
  const query = searchHref(read).slice(addresses.members.href().length);
  const wasFiltered = useRef(false);
  const keepOwn = useEffectEvent((shown: string) => {
    if (memberId !== undefined && (shown !== '' || wasFiltered.current)) keep(shown);
    wasFiltered.current ||= shown !== '';
  });
  useEffect(() => keepOwn(query), [query]);
}
