import { useLingui } from '@lingui/react/macro';
import { MoveHorizontal } from 'lucide-react';
import type { MembersPageData } from '@parlour/api-client/members/search';
import { Heading, Note, Pagination, Stack, StandaloneLink, Text } from '@parlour/ui';
import { MemberTiles } from '../member-tiles.tsx';
import { outsideHref, outsideId, searchHref, type ReadSearch } from './read-search.ts';
import { useMembersCount } from './use-found-sentence.ts';

type Similar = NonNullable<MembersPageData['similar']>;

/** Says how few were found and what was widened, with the way back to exactly what was asked for. */
export function WidenedNote({ read, sentence }: { read: ReadSearch; sentence: string }) {
  const { t } = useLingui();
  return (
    <Note
      glyph={MoveHorizontal}
      end={<StandaloneLink href={searchHref(read, { narrow: '1' })}>{t`Keep it narrow`}</StandaloneLink>}
    >
      {sentence}
    </Note>
  );
}

/** Who stands just outside the search: how many, and page by page. */
export function SimilarSection({ read, similar }: { read: ReadSearch; similar: Similar }) {
  const { t } = useLingui();
  const { profiles, count, total_capped, page: current, pages } = similar;
  return (
    <Stack as="section" id={outsideId} $gap={4} aria-label={t`Just outside your search`}>
      <div>
        <Heading>{t`Just outside your search`}</Heading>
        <Text $tone="quiet">{useMembersCount(count, total_capped)}</Text>
      </div>
      {profiles.length === 0 && <Text>{t`There is nobody on this page`}</Text>}
      <MemberTiles profiles={profiles} source="list" />
      <Pagination
        label={t`Pages of members just outside your search`}
        current={current}
        last={pages}
        hrefOf={(page) => outsideHref(read, page)}
        labels={{ previous: t`Previous page`, next: t`Next page`, page: (page) => t`Page ${page}` }}
      />
    </Stack>
  );
}
