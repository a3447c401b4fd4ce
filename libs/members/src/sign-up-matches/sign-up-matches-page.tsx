import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { styled } from 'styled-components';
import { signUpMatchesOptions } from '@parlour/api-client/account/sign-up-matches';
import { addresses } from '@parlour/contract/addresses';
import { EmptyState, from, Lead, LinkButton, Stack, Title, VisuallyHidden, Wrap } from '@parlour/ui';
import { MemberTiles } from '../member-tiles.tsx';

const Page = styled(Wrap)`
  padding-block: var(--page-top) 40px;

  ${from.tablet} {
    padding-bottom: 72px;
  }
`;

const Next = styled.div`
  justify-self: start;
`;

export const signUpMatchesQueries = () => [signUpMatchesOptions()] as const;

/** People to meet right after joining (spec section 2, signup-matches). */
export function SignUpMatchesPage() {
  const { t } = useLingui();
  const { profiles } = useSuspenseQuery(signUpMatchesOptions()).data;
  const search = (
    <LinkButton href={addresses.members.href()} tone={profiles.length === 0 ? 'primary' : 'secondary'}>
      <Trans>Search members</Trans>
    </LinkButton>
  );
  if (profiles.length === 0)
    return (
      <EmptyState glyph={Search} heading="h1" title={t`Nobody in your country yet`} action={search}>
        <Trans>Look further away: you choose the country in the search.</Trans>
      </EmptyState>
    );
  return (
    <Page>
      <Stack $gap={5}>
        <Title>
          <Trans>People to meet</Trans>
        </Title>
        <Lead>
          <Trans>People you can write to at once come first. A like is free.</Trans>
        </Lead>
        <VisuallyHidden as="h2">{t`Members`}</VisuallyHidden>
        <MemberTiles profiles={profiles} source="list" lead />
        <Next>{search}</Next>
      </Stack>
    </Page>
  );
}
