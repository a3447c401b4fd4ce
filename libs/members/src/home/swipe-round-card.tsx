import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { styled } from 'styled-components';
import { newMembersOptions } from '@parlour/api-client/members/newest';
import { swipeRoundOptions } from '@parlour/api-client/members/swipe';
import { addresses } from '@parlour/contract/addresses';
import { useFormats } from '@parlour/i18n';
import { Card, Heading, LinkButton, Portrait, Stack, Text } from '@parlour/ui';
import { portraitOf } from '../portrait-of.ts';
import { useNewRound } from '../swipe/use-new-round.ts';

/** The words go below the faces where they are too large to stand beside them. */
const Inside = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  align-items: center;
`;

const Fan = styled.div`
  position: relative;
  flex: none;
  width: 96px;
  height: 116px;

  > * {
    position: absolute;
    inset: 8px auto auto 10px;
    width: 76px;
    border-radius: calc(var(--radius-card) * 0.75);
    box-shadow: var(--shadow-card);
  }

  > :nth-child(1) {
    rotate: -9deg;
    translate: -8px 3px;
  }

  > :nth-child(2) {
    rotate: 9deg;
    translate: 8px 3px;
  }
`;

const Words = styled(Stack)`
  flex: 1 1 7rem;
  justify-items: start;
`;

/** Today's likes of the swipe game on the home page, and the way to it. */
export function SwipeRoundCard() {
  const { t } = useLingui();
  const { time } = useFormats();
  const { likes_left: left, likes_per_day: perDay, resets_at } = useSuspenseQuery(swipeRoundOptions()).data;
  const { profiles } = useSuspenseQuery(newMembersOptions()).data;
  // Nobody stands for the game without the mark that goes with them, nor whom the viewer likes already.
  const faces = profiles.filter(({ fictional, like_sent }) => !fictional && !like_sent).slice(0, 3);
  const resetsAt = time(resets_at);
  useNewRound(swipeRoundOptions().queryKey, resets_at);
  return (
    <Card as="section" aria-label={t`Today’s round`}>
      <Inside>
        {faces.length > 0 && (
          <Fan aria-hidden="true">
            {faces.map((profile) => (
              <Portrait key={profile.id} {...portraitOf(profile)} alt="" />
            ))}
          </Fan>
        )}
        <Words $gap={2}>
          <Heading as="h2">{t`Today’s round`}</Heading>
          <Text $tone="quiet">
            {left > 0
              ? t`${left} of ${perDay} likes left until ${resetsAt}`
              : t`No likes left today. New ones come at ${resetsAt}.`}
          </Text>
          <LinkButton href={addresses.swipeGame.href()} tone="soft">
            {t`Play`}
          </LinkButton>
        </Words>
      </Inside>
    </Card>
  );
}
