import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MembersPageData } from '@parlour/api-client/members/search';
import { VisuallyHidden } from '@parlour/ui';
import { useFoundSentence } from './use-found-sentence.ts';
import { useIsSearching } from './use-is-searching.ts';

interface ResultsNewsProps {
  results: MembersPageData['results'];
  /** How the search was widened; told with the first of those just outside of it. */
  widened: string | null;
  /** The page that is open of those just outside the search. */
  outside: number;
  /** The address of the search: another one brings news, and so does the same searched anew. */
  addressKey: string;
}

/**
 * Tells those who listen that a search runs and what it found; silent about what the page came with. It stands outside of what is
 * `aria-busy`, which screen readers keep quiet about.
 */
export function ResultsNews({ results, widened, outside, addressKey }: ResultsNewsProps) {
  const { t } = useLingui();
  const isSearching = useIsSearching();
  const found = useFoundSentence(results);
  const [told, tell] = useState({ addressKey, isNews: false });
  if (told.addressKey !== addressKey || (isSearching && !told.isNews)) tell({ addressKey, isNews: true });
  const { page: current, pages } = results;
  const placeOf = (page: number) => t`Page ${page}`;
  const news = [
    found,
    pages > 1 && placeOf(current),
    ...(outside > 1 ? [t`Just outside your search`, placeOf(outside)] : [widened]),
  ];
  return (
    <VisuallyHidden role="status">
      {isSearching && t`Searching`}
      {!isSearching && told.isNews && news.filter(Boolean).join('. ')}
    </VisuallyHidden>
  );
}
