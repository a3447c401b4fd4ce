import { styled } from 'styled-components';
import { Card, Evening, from } from '@parlour/ui';

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

  ${from.tablet} {
    padding-inline: 32px;
  }

  ${from.desk} {
    gap: 16px;
    justify-self: end;
    width: 100%;
    max-width: 640px;
    padding: 56px 64px 64px 32px;
  }
`;

export const JoinHalf = styled(Evening)`
  padding: 32px 16px 48px;

  ${from.tablet} {
    padding-inline: 32px;
  }

  ${from.desk} {
    padding: 56px 32px 80px 64px;
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

/** As high as the deck with its buttons, so that nothing moves when the last card has gone. */
export const DeckPlace = styled.div`
  display: flex;
  min-height: 640px;
  margin-top: 12px;

  ${from.tablet} {
    min-height: 700px;
  }
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
