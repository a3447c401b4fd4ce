import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { matchFinderOptions, type MatchFinderData } from '@parlour/api-client/members/match-finder';
import { Card, from, Heading, Lead, Stack, Title, VisuallyHidden, Wrap } from '@parlour/ui';
import { folding } from '@parlour/ui/kit/behaviour/folding';
import { Answers } from './answers.tsx';
import { MatchList } from './match-list.tsx';

export const matchFinderQueries = () => [userOptions(), matchFinderOptions()] as const;

const Page = styled(Wrap)`
  padding-block: var(--page-top) 64px;

  ${from.tablet} {
    padding-bottom: 80px;
  }
`;

const Narrow = styled.div`
  max-width: 640px;
`;

const Place = styled(Heading)`
  scroll-margin-top: 88px;
`;

const Folded = styled.details`
  ${folding}
`;

export interface MatchFinderPageProps {
  lastResult?: CallFormResult;
}

/** A few questions, and whom the answers find, with the reasons (spec section 2, `/match-finder`). */
export function MatchFinderPage({ lastResult }: MatchFinderPageProps) {
  const { t } = useLingui();
  const { data: finder } = useSuspenseQuery(matchFinderOptions());
  const [searches, setSearches] = useState(0);
  const part = { finder, lastResult, searches, onFound: () => setSearches(searches + 1) };
  return (
    <Page $narrow={!finder.answered}>
      <Stack $gap={5}>
        <Narrow>
          <Stack $gap={2}>
            <Title>{t`Match finder`}</Title>
            <Lead>
              {t`Say what matters to you. We show you who suits you, and why. Only you see your answers, and you can change them at any time.`}
            </Lead>
          </Stack>
        </Narrow>
        {finder.answered ? <Found {...part} /> : <First {...part} />}
      </Stack>
    </Page>
  );
}

interface PartProps extends MatchFinderPageProps {
  finder: MatchFinderData;
  /** How often new answers have found since the page opened. */
  searches: number;
  onFound: () => void;
}

function First({ finder, lastResult, onFound }: PartProps) {
  return (
    <Card>
      <Answers {...{ finder, lastResult, onFound }} />
    </Card>
  );
}

function Found({ finder, lastResult, searches, onFound }: PartProps) {
  const { t } = useLingui();
  const heading = useFollowingFocus(searches);
  const count = finder.matches.length;
  return (
    <>
      <Narrow>
        <Card>
          <Folded key={searches} open={lastResult !== undefined}>
            <summary>{t`Change my answers`}</summary>
            <Answers {...{ finder, lastResult, onFound }} />
          </Folded>
        </Card>
      </Narrow>
      <VisuallyHidden role="status">
        {t`${plural(count, { one: '# person suits you', other: '# people suit you' })}`}
      </VisuallyHidden>
      <Stack as="section" $gap={4}>
        <Place ref={heading} tabIndex={-1}>{t`People who suit you`}</Place>
        <MatchList matches={finder.matches} />
      </Stack>
    </>
  );
}

/** The questions go once they have found: whoever sent them goes on at the people. */
function useFollowingFocus(searches: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (searches > 0) heading.current?.focus();
  }, [searches]);
  return heading;
}
