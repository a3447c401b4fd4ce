import { useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { styled } from 'styled-components';
import { userOptions } from '@parlour/api-client/account/user';
import { FORM_TOKEN } from '@parlour/api-client/call-form';
import { swipeGameOptions } from '@parlour/api-client/members/swipe';
import { useSite } from '@parlour/api-client/site';
import { errorSentence, useFormats } from '@parlour/i18n';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { from, Note, Row, Stack, SwipeDeck, Title, Wrap } from '@parlour/ui';
import { LikesLeft } from './likes-left.tsx';
import { NobodyLeft } from './nobody-left.tsx';
import { SwipeKeys } from './swipe-keys.tsx';
import { useDeckLabels } from './use-deck-labels.ts';
import { useNextPictures } from './use-next-pictures.ts';
import { useSwipeCards } from './use-swipe-cards.tsx';
import { useSwipeGame } from './use-swipe-game.ts';

const Page = styled(Wrap)`
  padding-block: 16px 24px;
  overflow-x: clip;

  ${from.tablet} {
    padding-block: 28px 48px;
  }
`;

const Table = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.desk} {
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 0.4fr);
    gap: 48px;
  }
`;

/** As high as the deck with its buttons, so that nothing moves when the last card has gone. */
const DeckPlace = styled.div`
  display: flex;
  min-height: min(660px, 84dvh);

  ${from.tablet} {
    min-height: 700px;
  }
`;

export const swipePageQueries = () => [userOptions(), swipeGameOptions()] as const;

export interface SwipePageProps {
  /** Why a choice that was posted without a script was refused. */
  refusal?: { code: ErrorCode; params: Record<string, string | number> };
}

/** The daily swipe game (spec section 2, `/swipe-game`). */
export function SwipePage({ refusal }: SwipePageProps) {
  const { t, i18n } = useLingui();
  const { time } = useFormats();
  const form = useId();
  const { game, choose, undo, isUndoing, isLooking } = useSwipeGame();
  const cards = useSwipeCards(game.queue);
  const labels = useDeckLabels();
  useNextPictures(game.queue);
  const resetsAt = time(game.resets_at);
  return (
    <Page>
      <Stack $gap={4}>
        <Row $between $wrap>
          <Title>{t`Today's round`}</Title>
          <LikesLeft left={game.likes_left} perDay={game.likes_per_day} />
        </Row>
        {refusal && (
          <Note tone="danger" announce="assertive">
            {errorSentence(i18n, refusal.code, refusal.params)}
          </Note>
        )}
        <SwipeForm id={form} profileId={game.queue[0]?.id} />
        <Table>
          <DeckPlace>
            <SwipeDeck
              cards={cards}
              labels={labels}
              onChoose={choose}
              likesSpent={game.likes_left === 0 ? t`No likes left today. New ones come at ${resetsAt}.` : undefined}
              undo={{ label: t`Undo last pass`, onUndo: undo, unavailable: !game.can_undo || isUndoing }}
              form={form}
            >
              <NobodyLeft isLooking={isLooking} />
            </SwipeDeck>
          </DeckPlace>
          <SwipeKeys />
        </Table>
      </Stack>
    </Page>
  );
}

/** What the deck's buttons post as long as no script answers them: a choice about the card on top. */
function SwipeForm({ id, profileId }: { id: string; profileId: string | undefined }) {
  const { formToken } = useSite();
  return (
    <form id={id} method="post" hidden>
      <input type="hidden" name={FORM_TOKEN} value={formToken} />
      {profileId !== undefined && <input type="hidden" name="profile_id" value={profileId} />}
    </form>
  );
}
