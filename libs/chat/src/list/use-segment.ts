import { useLocation } from 'react-router';
import type { Search } from '@parlour/contract/addresses';

const FILTER = 'filter';
const filters = ['unread', 'requests'] as const;

/** Which part of the conversations the list shows. */
export type Segment = 'all' | (typeof filters)[number];

export interface ShownSegment {
  segment: Segment;
  /** Keeps the segment in the address of a page that has the list too. */
  search: Search;
  /** The same page with another segment of the list. */
  hrefOf(segment: Segment): string;
}

/** The list's segment as the address has it (`?filter=unread`), so that opening a conversation keeps it. */
export function useSegment(): ShownSegment {
  const { pathname, search } = useLocation();
  const address = new URLSearchParams(search);
  const filter = filters.find((known) => known === address.get(FILTER));
  return {
    segment: filter ?? 'all',
    search: { [FILTER]: filter },
    hrefOf(segment) {
      const next = new URLSearchParams(search);
      if (segment === 'all') next.delete(FILTER);
      else next.set(FILTER, segment);
      return next.size === 0 ? pathname : `${pathname}?${next}`;
    },
  };
}
