import { styled } from 'styled-components';
import { Card, Evening, from } from '@parlour/ui';

/** Above both halves on a desk: less in a low window, whose room the cards need. */
const deskTop = 'clamp(16px, 7svh - 32px, 56px)';

/** A desk with a low window, where the card comes nearer to the words. */
const lowDesk = '@media (min-width: 992px) and (max-height: 839.98px)';

/** A low phone, where the words leave the card what room they can. */
const lowPhone = '@media (max-width: 575.98px) and (max-height: 719.98px)';

/** Two halves from edge to edge: the light one to play, the dark one to come in. */
export const Table = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${from.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const Half = styled.section`
  display: grid;
  gap: 12px;
  align-content: start;
  padding: 24px 16px 32px;
  overflow-x: clip;

  ${lowPhone} {
    padding-top: 12px;
  }

  ${from.tablet} {
    padding-inline: 32px;
  }

  ${from.desk} {
    gap: 16px;
    justify-self: end;
    width: 100%;
    max-width: 640px;
    /* Its words begin where the logo above them does. */
    padding: ${deskTop} 64px 64px clamp(32px, 100% - 576px, 64px);
  }
`;

export const JoinHalf = styled(Evening)`
  padding: 32px max(16px, env(safe-area-inset-right)) 48px max(16px, env(safe-area-inset-left));

  ${from.tablet} {
    padding-inline: max(32px, env(safe-area-inset-left)) max(32px, env(safe-area-inset-right));
  }

  ${from.desk} {
    margin: 0;
    padding: ${deskTop} 32px 80px 64px;
  }
`;

export const JoinPlace = styled(Card)`
  max-width: 512px;
  margin-inline: auto;
  scroll-margin-top: 24px;

  ${from.desk} {
    padding: 32px;
    margin-inline: 0;
  }
`;

/**
 * The words, and the deck below them, which takes what they leave of the window. The three choices are in sight on
 * arrival, on a desk also above the strip that asks about cookies. Only the way back from the last choice lies below.
 */
export const Play = styled.div`
  display: grid;
  grid-template-rows: auto auto 1fr;
  gap: 12px;

  @media (scripting: enabled) {
    min-height: min(100svh - 44px, 841px);
  }

  ${lowPhone} {
    gap: 6px;
    min-height: calc(100svh - 32px);

    > h1 {
      font-size: min(2rem, 12.5vw);
    }
  }

  ${from.desk} {
    gap: 16px;

    > h1 {
      font-size: clamp(2.25rem, min(1.6rem + 3.2vw, 5.5svh), 4rem);
    }

    @media (scripting: enabled) {
      min-height: min(100svh - 88px - ${deskTop}, 960px);
    }
  }

  ${lowDesk} {
    gap: 8px;
  }
`;

/**
 * Nothing in it moves when the last card has gone. A card is no wider than shows a whole face in the height that the words
 * above leave: one and a half times the height of its picture, which is that of the place less the choices and the card's words.
 */
export const DeckPlace = styled.div`
  container-type: size;
  display: flex;
  min-height: max(388px, 24rem);
  margin-top: 12px;

  &:has(article) {
    --swipe-width: clamp(180px, 150cqh - 26rem, 440px);
  }

  ${lowPhone} {
    margin-top: 6px;
  }

  ${lowDesk} {
    margin-top: 4px;
  }
`;

/** In the middle of where the cards were. */
export const DeckEnd = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  align-content: safe center;
`;

export const CardRow = styled.ul`
  display: none;
  gap: 16px;
  margin: 12px 0 0;
  padding: 0;
  list-style: none;

  > li {
    height: 340px;
    border-radius: calc(var(--radius-card) + 6px);
    box-shadow: var(--shadow-card);
  }

  @media (scripting: none) {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  }
`;
