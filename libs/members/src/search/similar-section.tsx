import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { MoveHorizontal } from 'lucide-react';
import type { MembersPageData } from '@parlour/api-client/members/search';
import { useFormats } from '@parlour/i18n';
import { Heading, Note, Stack, TextLink } from '@parlour/ui';
import { MemberTiles } from '../member-tiles.tsx';
import { searchHref, type ReadSearch } from './read-search.ts';

type Similar = NonNullable<MembersPageData['similar']>;

/** Says how few were found and what was widened, with the way back to exactly what was asked for. */
export function WidenedNote({ read, found, similar }: { read: ReadSearch; found: number; similar: Similar }) {
  const { t } = useLingui();
  const { list } = useFormats();
  const { min_age, max_age } = similar.criteria;
  const words = { region: t`other regions`, age: t`ages ${min_age} to ${max_age}`, country: t`other countries` };
  const widened = list(similar.relaxed.map((relaxation) => words[relaxation]));
  const matched = t`${plural(found, { 0: 'Nobody matched', one: 'Only # person matched', other: 'Only # people matched' })}`;
  return (
    <Note
      glyph={MoveHorizontal}
      end={<TextLink href={searchHref(read, { narrow: '1' })}>{t`Keep it narrow`}</TextLink>}
    >
      {t`${matched}, so ${widened} are included below.`}
    </Note>
  );
}

/** Who stands just outside the search. */
export function SimilarSection({ similar }: { similar: Similar }) {
  const { t } = useLingui();
  return (
    <Stack as="section" $gap={4} aria-label={t`Just outside your search`}>
      <Heading>{t`Just outside your search`}</Heading>
      <MemberTiles profiles={similar.profiles} source="list" />
    </Stack>
  );
}
