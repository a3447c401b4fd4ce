import { useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { addresses } from '@parlour/contract/addresses';
import { Card, Heading, LinkButton, Stack, Text } from '@parlour/ui';

const Words = styled(Stack)`
  justify-items: start;
`;

/** The way to the match finder from the home page. */
export function MatchFinderCard() {
  const { t } = useLingui();
  return (
    <Card as="section" aria-label={t`Match finder`}>
      <Words $gap={2}>
        <Heading as="h2">{t`Match finder`}</Heading>
        <Text $tone="quiet">{t`Say what matters to you. We show you who suits you, and why.`}</Text>
        <LinkButton href={addresses.matchFinder.href()} tone="soft">
          {t`Find my matches`}
        </LinkButton>
      </Words>
    </Card>
  );
}
