import { useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { useId } from 'react';
import type { MatchFinderData } from '@parlour/api-client/members/match-finder';
import { addresses } from '@parlour/contract/addresses';
import { EmptyState, LinkButton, MemberGrid, Note, Stack, StandaloneLink, Text } from '@parlour/ui';
import { LikeForm } from '../like-form.tsx';
import { LikeToggle } from '../like-toggle.tsx';
import { MemberTile } from '../member-tile.tsx';
import { tileId } from '../tile-id.ts';
import { useReasonWords } from './use-reason-words.ts';

/** Pictures of the first row on a desk. */
const firstRow = 4;
/** Fewer than a row: the page says what would find more. */
const few = 4;

/** Who fits, best first, each with the reasons. */
export function MatchList({ matches }: Pick<MatchFinderData, 'matches'>) {
  const { t } = useLingui();
  const form = useId();
  const words = useReasonWords();
  if (matches.length === 0) return <NobodyFits />;
  return (
    <Stack $gap={5}>
      {matches.length < few && (
        <Note end={<StandaloneLink href={addresses.members.href()}>{t`All members`}</StandaloneLink>}>
          {t`A wider age range or a larger region finds more people.`}
        </Note>
      )}
      <LikeForm id={form} />
      <MemberGrid>
        {matches.map(({ profile, reasons }, place) => (
          <Stack as="li" key={profile.id} id={tileId(profile.id)} $gap={2}>
            <MemberTile
              profile={profile}
              act={<LikeToggle profile={profile} source="list" form={form} />}
              priority={place < firstRow}
            />
            <ul aria-label={t`Why you might get on`}>
              {reasons.map((reason) => (
                <Text as="li" key={reason.code} $size="small" $tone="quiet">
                  {words(reason)}
                </Text>
              ))}
            </ul>
          </Stack>
        ))}
      </MemberGrid>
    </Stack>
  );
}

function NobodyFits() {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={SearchX}
      heading="h3"
      title={t`Nobody found yet`}
      action={<LinkButton href={addresses.members.href()}>{t`All members`}</LinkButton>}
    >
      {t`A wider age range or a larger region finds more people.`}
    </EmptyState>
  );
}
