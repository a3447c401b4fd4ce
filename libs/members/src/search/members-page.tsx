import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { useViewer } from '@parlour/api-client/account/user';
import { membersPageOptions } from '@parlour/api-client/members/search';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { from, Note, Pagination, Row, StandaloneLink, VisuallyHidden, Wrap } from '@parlour/ui';
import { MemberTiles } from '../member-tiles.tsx';
import { ActiveFilters, useActiveFilters } from './active-filters.tsx';
import { FilterButton, FilterRail } from './filters.tsx';
import { BehindTheLast, NobodyFound } from './no-results.tsx';
import { usePartnerTiles } from './partner-tiles.tsx';
import { readSearch, searchHref } from './read-search.ts';
import { ResultsHead } from './results-head.tsx';
import { Results } from './results.tsx';
import { ResultsNews } from './results-news.tsx';
import { searchOffer } from './search-offer.ts';
import { SimilarSection, WidenedNote } from './similar-section.tsx';
import { SortTabs } from './sort-tabs.tsx';
import { useKeepSearch } from './use-keep-search.ts';
import { useWidenedSentence } from './use-widened-sentence.ts';

const Page = styled(Wrap)`
  padding-block: var(--page-top) 40px;

  ${from.tablet} {
    padding-bottom: 72px;
  }
`;

/** The order of the results stands at the end, no wider than its words; on a phone below the title and the filter button. */
const Head = styled(Row)`
  > :first-child {
    flex: 1 1 8rem;
  }

  ${from.tablet} {
    > nav {
      min-width: 0;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  margin-top: 20px;

  ${from.tablet} {
    grid-template-columns: 224px minmax(0, 1fr);
    gap: 28px;
  }

  ${from.desk} {
    grid-template-columns: 264px minmax(0, 1fr);
    gap: 40px;
  }
`;

/** Members by filters (spec section 2, `/members`); everything that is shown follows from the address. */
export function MembersPage({ search }: { search: URLSearchParams }) {
  const { t } = useLingui();
  const { settings } = useSite();
  const isMember = useViewer() !== null;
  const read = useMemo(() => readSearch(search, searchOffer(settings, isMember)), [search, settings, isMember]);
  useKeepSearch(read);
  const { data } = useSuspenseQuery(membersPageOptions(read.search, read));
  const { results, similar } = data;
  const widened = useWidenedSentence(data);
  const filters = useActiveFilters(read, results);
  const form = { read, criteria: results.criteria, addressKey: search.toString() };
  const tiles = usePartnerTiles();
  const isEmpty = results.profiles.length === 0;
  return (
    <Page>
      <Head $wrap>
        <ResultsHead results={results} />
        <FilterButton {...form} count={filters.length} />
        <SortTabs read={read} />
      </Head>
      <ResultsNews
        results={results}
        widened={widened}
        outside={similar ? read.outside : 1}
        addressKey={search.toString()}
      />
      <Columns>
        <FilterRail {...form} />
        <Results>
          <ActiveFilters filters={filters} />
          {results.limited === 'login' && <VisitorNote />}
          {widened !== null && <WidenedNote read={read} sentence={widened} />}
          <VisuallyHidden as="h2">{t`Results`}</VisuallyHidden>
          {isEmpty && results.total > 0 && <BehindTheLast read={read} />}
          {results.total === 0 && !similar && <NobodyFound read={read} />}
          <MemberTiles profiles={results.profiles} source="list" lead between={tiles} />
          <Pagination
            label={t`Pages of results`}
            current={results.page}
            last={results.pages}
            hrefOf={(page) => searchHref(read, { page })}
            labels={{ previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
          />
          {similar && <SimilarSection read={read} similar={similar} />}
        </Results>
      </Columns>
    </Page>
  );
}

function VisitorNote() {
  const { t } = useLingui();
  return (
    <Note end={<StandaloneLink href={addresses.signup.href()}>{t`Sign up`}</StandaloneLink>}>
      {t`You see only members who agreed to be shown to visitors.`}
    </Note>
  );
}
