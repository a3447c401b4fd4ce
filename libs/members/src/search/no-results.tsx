import { useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { addresses } from '@parlour/contract/addresses';
import { EmptyState, LinkButton } from '@parlour/ui';
import { clearedHref, searchHref, type ReadSearch } from './read-search.ts';

/** Nobody matches: the next step is a wider search, else the search without filters, else all countries, else a few questions. */
export function NobodyFound({ read }: { read: ReadSearch }) {
  const { t } = useLingui();
  const { country: _, sort: __, ...filters } = read.search;
  if (!read.narrow && Object.keys(filters).length === 0) return <NobodyHere read={read} />;
  const wider = read.narrow && (
    <LinkButton href={searchHref(read, { narrow: undefined })} tone="primary">
      {t`Search wider`}
    </LinkButton>
  );
  return (
    <EmptyState
      glyph={SearchX}
      title={t`Nobody matches this search`}
      action={
        <>
          {wider}
          <LinkButton href={clearedHref(read)} tone={read.narrow ? 'secondary' : 'primary'}>
            {t`Clear filters`}
          </LinkButton>
        </>
      }
    >
      {t`Remove a filter, or look in a wider area.`}
    </EmptyState>
  );
}

/** There is no filter to take away. */
function NobodyHere({ read }: { read: ReadSearch }) {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={SearchX}
      title={t`Nobody matches this search`}
      action={
        read.search.country === 'all' ? (
          <LinkButton href={addresses.matchFinder.href()} tone="primary">{t`Match finder`}</LinkButton>
        ) : (
          <LinkButton href={searchHref(read, { country: 'all' })} tone="primary">
            {t`All countries`}
          </LinkButton>
        )
      }
    />
  );
}

/** The address names a page behind the last one. */
export function BehindTheLast({ read }: { read: ReadSearch }) {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={SearchX}
      title={t`There is nobody on this page`}
      action={
        <LinkButton href={searchHref(read)} tone="primary">
          {t`To the first page`}
        </LinkButton>
      }
    >
      {t`Fewer members match than when you came here.`}
    </EmptyState>
  );
}
