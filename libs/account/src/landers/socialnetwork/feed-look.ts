import { styled } from 'styled-components';
import { Card, from, Wrap } from '@parlour/ui';

/** One column on a phone; on a desk the words on the left, the cards in the middle, the form on the right. */
export const Page = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  padding-block: 28px 56px;

  ${from.desk} {
    grid-template-columns: minmax(0, 1.05fr) minmax(0, 1fr);
    gap: 32px 56px;
    padding-block: 48px 88px;
  }

  ${from.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr) minmax(0, 1.1fr);
    gap: 40px;
  }
`;

export const Top = styled.div`
  display: grid;
  gap: 14px;
  align-self: start;

  p {
    color: var(--color-text-quiet);
  }

  ${from.desk} {
    grid-column: 1 / -1;
    max-width: 40rem;
  }

  ${from.wide} {
    position: sticky;
    top: 96px;
    grid-column: 1;
  }
`;

export const Feed = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
`;

export const Join = styled.div`
  ${from.desk} {
    position: sticky;
    top: 88px;
    align-self: start;
  }
`;

export const Post = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

/** Who says it, and that it is an example: below it where both don't fit. */
export const Byline = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: center;

  > :nth-child(2) {
    flex: 1 1 5.5rem;
    color: var(--color-text-quiet);
    font-size: var(--text-medium);
    line-height: 1.3;
  }
`;

export const Words = styled.p`
  font-size: 1.1875rem;
  line-height: 1.45;
  text-wrap: pretty;
`;

/** A picture over the whole width of its card. */
export const Wide = styled.div`
  margin-inline: -20px;

  > * {
    aspect-ratio: 16 / 11;
    border-radius: 0;
  }

  ${from.tablet} {
    margin-inline: -24px;
  }
`;

/** Answers to choose from, drawn as the icebreakers of a conversation are. */
export const Openings = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > li {
    padding: 7px 14px;
    border: 1px solid var(--color-edge);
    border-radius: var(--radius-pill);
    font-weight: 550;
    font-size: var(--text-medium);
    line-height: 1.3;
    overflow-wrap: anywhere;
  }
`;
