import { useLingui } from '@lingui/react/macro';
import { useId, type ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { userOptions } from '@parlour/api-client/account/user';
import { FormToken } from '@parlour/api-client/call-form';
import { swipeGameOptions } from '@parlour/api-client/members/swipe';
import { errorSentence, useFormats } from '@parlour/i18n';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { useMediaQuery } from '@parlour/state/device/use-media-query';
import { deskWidth, from, lowOnly, narrowOnly, Note, Row, Spoken, Stack, SwipeDeck, Title, Wrap } from '@parlour/ui';
import { LikesLeft } from './likes-left.tsx';
import { NobodyLeft } from './nobody-left.tsx';
import { SwipeKeys } from './swipe-keys.tsx';
import { useDeckLabels } from './use-deck-labels.ts';
import { useLikesLeft } from './use-likes-left.ts';
import { useNextPictures } from './use-next-pictures.ts';
import { useSwipeCards } from './use-swipe-cards.tsx';
import { useSwipeGame } from './use-swipe-game.ts';

/** Leaves the room to the card and its choices. */
const smallHead = css`
  --page-top: 8px;

  h1 {
    font-size: 1.25rem;
  }
`;

const Page = styled(Wrap)`
  padding-block: var(--page-top) 24px;
  overflow-x: clip;

  ${from.tablet} {
    padding-bottom: 48px;
  }

  ${from.desk} {
    max-width: 980px;
  }

  ${lowOnly} {
    ${smallHead}
  }

  ${narrowOnly} {
    ${smallHead}
  }
`;

const Table = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.desk} {
    grid-template-columns: 440px minmax(0, 1fr);
    gap: clamp(48px, 7vw, 72px);
    align-items: start;

    /* The last card has gone, and out of sight: no key has anything to act on. */
    &[data-over]:not(:has(article)) {
      grid-template-columns: minmax(0, 1fr);

      > aside {
        display: none;
      }
    }
  }
`;

/**
 * The deck's place: as high as what is left of the screen, so that the choices are in sight with the card, and but for the lowest
 * phones, where the card needs the room, the way back too. Its height is the same with cards or without: nothing moves when the last
 * has gone. Above and below it stand the page's head, its title, a phone's tabs, and a banner where there is one. On a phone the
 * likes that are left stand below the title, and both grow with the text.
 */
const DeckPlace = styled.div`
  --banner: 0px;
  --beside: calc(112px + 3rem + var(--page-top) + var(--banner));
  display: flex;
  min-height: clamp(365px, calc(100dvh - var(--beside)), 700px);

  body:has([data-banner]:not([role='status'] *)) & {
    --banner: 100px;
  }

  @media (min-height: 640px) {
    --beside: calc(164px + 3rem + var(--page-top) + var(--banner));
  }

  ${from.tablet} {
    --beside: calc(96px + 2.5rem + var(--page-top) + var(--banner));
    min-height: clamp(420px, calc(100dvh - var(--beside)), 760px);

    body:has([data-banner]:not([role='status'] *)) & {
      --banner: 70px;
    }
  }

  /* A phone on its side: the choices stand beside the card, and its words beside its picture. */
  ${lowOnly} and (min-width: 480px) and (max-width: 991.98px) {
    min-height: max(208px, calc(100dvh - var(--beside)));

    > section {
      display: grid;
      grid-template: auto auto auto 1fr / minmax(0, 440px) auto;
      column-gap: 24px;
      justify-content: center;
    }

    > section > :first-child {
      grid-row: 1 / -1;
    }

    article {
      grid-template: minmax(0, 1fr) / repeat(2, minmax(0, 1fr));
    }
  }
`;

/** What stands beside the deck on a desk: words, and the keys, whose place does not depend on the words' length. */
const Beside = styled.aside`
  display: none;

  ${from.desk} {
    display: grid;
    grid-template-rows: minmax(21rem, auto) auto;
    gap: 24px;
    align-content: start;
    padding-block: 16px;
  }
`;

/** From this number down, each like says how many are left; with more, one need not hear it every time. */
const fewLikes = 2;

export const swipePageQueries = () => [userOptions(), swipeGameOptions()] as const;

export interface SwipePageProps {
  /** Why a choice that was posted without a script was refused. */
  refusal?: { code: ErrorCode; params: Record<string, string | number> };
  /** The words of the member on top about themselves, by profile; beside the deck, on desks alone. */
  renderWords?: (id: string, nextId: string | undefined) => ReactNode;
}

/** The daily swipe game (spec section 2, `/swipe-game`). */
export function SwipePage({ refusal, renderWords }: SwipePageProps) {
  const { t, i18n } = useLingui();
  const { time } = useFormats();
  const form = useId();
  const { game, choose, undo, isUndoing, isLooking, hasSpentLast } = useSwipeGame();
  const cards = useSwipeCards(game.queue);
  const [top, next] = game.queue;
  const isDesk = useMediaQuery(deskWidth);
  const left = game.likes_left;
  const resetsAt = time(game.resets_at);
  const spent = t`No likes left today. New ones come at ${resetsAt}.`;
  // The next like is told of before its own count has come.
  const leftThen = left - 1;
  const fewLeft = useLikesLeft(leftThen);
  const labels = useDeckLabels(leftThen > 0 && leftThen <= fewLikes ? fewLeft : undefined);
  useNextPictures(game.queue);
  return (
    <Page>
      <Stack $gap={4}>
        <Row $between $wrap>
          <Title>{t`Today’s round`}</Title>
          <LikesLeft left={left} perDay={game.likes_per_day} />
        </Row>
        {refusal && (
          <Note tone="danger" announce="assertive">
            {errorSentence(i18n, refusal.code, refusal.params)}
          </Note>
        )}
        <SwipeForm id={form} profileId={top?.id} />
        <Table data-over={(!top && !isLooking) || undefined}>
          <DeckPlace>
            <SwipeDeck
              cards={cards}
              labels={labels}
              onChoose={choose}
              likesSpent={left === 0 ? spent : undefined}
              undo={{ label: t`Undo last pass`, onUndo: undo, unavailable: !game.can_undo || isUndoing }}
              form={form}
              showsKeys={isDesk}
            >
              <NobodyLeft isLooking={isLooking} />
            </SwipeDeck>
          </DeckPlace>
          <Beside>
            <div>{isDesk && top && renderWords?.(top.id, next?.id)}</div>
            <SwipeKeys />
          </Beside>
        </Table>
        <Spoken id={hasSpentLast ? game.resets_at : undefined}>{spent}</Spoken>
      </Stack>
    </Page>
  );
}

/** What the deck's buttons post as long as no script answers them: a choice about the card on top. */
function SwipeForm({ id, profileId }: { id: string; profileId: string | undefined }) {
  return (
    <form id={id} method="post" hidden>
      <FormToken />
      {profileId !== undefined && <input type="hidden" name="profile_id" value={profileId} />}
    </form>
  );
}
