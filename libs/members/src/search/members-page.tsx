import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { useNavigation } from 'react-router';
import { styled } from 'styled-components';
import { membersPageOptions } from '@parlour/api-client/members/search';
import { addresses } from '@parlour/contract/addresses';
import {
  EmptyState,
  from,
  LinkButton,
  Note,
  Pagination,
  Row,
  Stack,
  TextLink,
  VisuallyHidden,
  Wrap,
} from '@parlour/ui';
import { MemberTiles } from '../member-tiles.tsx';
import { ActiveFilters, useActiveFilters } from './active-filters.tsx';
import { FilterButton, FilterRail } from './filters.tsx';
import { MembersSkeleton } from './members-skeleton.tsx';
import { readSearch, searchHref } from './read-search.ts';
import { ResultsHead } from './results-head.tsx';
import { SimilarSection, WidenedNote } from './similar-section.tsx';
import { SortTabs } from './sort-tabs.tsx';

const Page = styled(Wrap)`
  padding-block: 20px 40px;

  ${from.tablet} {
    padding-block: 36px 72px;
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
  const read = readSearch(search);
  const { results, similar } = useSuspenseQuery(membersPageOptions(read.search, read.narrow)).data;
  const filters = useActiveFilters(read, results);
  const { state, location } = useNavigation();
  const isLoading = state === 'loading' && location.pathname === addresses.members.pattern;
  const form = { read, criteria: results.criteria };
  const nobody = results.profiles.length === 0;
  return (
    <Page>
      <Row $between $wrap>
        <ResultsHead results={results} />
        <FilterButton {...form} count={filters.length} />
        <SortTabs read={read} />
      </Row>
      <Columns>
        <FilterRail {...form} addressKey={search.toString()} />
        <Stack $gap={5} aria-busy={isLoading}>
          <ActiveFilters filters={filters} />
          {results.limited === 'login' && <VisitorNote />}
          {similar && <WidenedNote read={read} found={results.total} similar={similar} />}
          {isLoading ? (
            <MembersSkeleton label={t`Searching`} />
          ) : (
            <>
              <VisuallyHidden as="h2">{t`Results`}</VisuallyHidden>
              {nobody && !similar && <NobodyFound />}
              <MemberTiles profiles={results.profiles} source="list" lead />
              <Pagination
                label={t`Pages of results`}
                current={results.page}
                last={results.pages}
                hrefOf={(page) => searchHref(read, { page })}
                labels={{ previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
              />
              {similar && <SimilarSection similar={similar} />}
            </>
          )}
        </Stack>
      </Columns>
    </Page>
  );
}

function NobodyFound() {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={SearchX}
      title={t`Nobody matches this search`}
      action={
        <LinkButton href={addresses.members.href()} tone="primary">
          {t`Clear filters`}
        </LinkButton>
      }
    >
      {t`Take a filter away, or look in a wider area.`}
    </EmptyState>
  );
}

function VisitorNote() {
  const { t } = useLingui();
  return (
    <Note end={<TextLink href={addresses.signup.href()}>{t`Sign up`}</TextLink>}>
      {t`You see only members who agreed to be shown to visitors.`}
    </Note>
  );
}
