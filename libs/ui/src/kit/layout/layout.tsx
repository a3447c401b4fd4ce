import { styled } from 'styled-components';
import { from, narrowOnly, phoneOnly } from '../../theme/media.ts';
import { heardAsList } from './heard-as-list.ts';

/** Steps of the 4 px grid: 4 8 12 16 24 32 48 80. */
export type Space = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The page's column: at most 1216 px with a margin of 16, from 768 px of 32. */
export const Wrap = styled.div<{ $narrow?: boolean }>`
  width: 100%;
  max-width: ${({ $narrow }) => ($narrow ? '720px' : '1216px')};
  margin-inline: auto;
  padding-inline: 16px;

  ${from.tablet} {
    padding-inline: 32px;
  }
`;

/** Things below each other. */
export const Stack = styled.div<{ $gap?: Space }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${({ $gap = 4 }) => `var(--space-${$gap})`};
`;

/** Things beside each other, centred on one line; wraps unless told not to. */
export const Row = styled.div<{ $gap?: Space; $between?: boolean; $wrap?: boolean }>`
  display: flex;
  flex-wrap: ${({ $wrap }) => ($wrap ? 'wrap' : 'nowrap')};
  align-items: center;
  justify-content: ${({ $between }) => ($between ? 'space-between' : 'flex-start')};
  gap: ${({ $gap = 3 }) => `var(--space-${$gap})`};

  ${narrowOnly} {
    flex-wrap: ${({ $between, $wrap }) => ($between || $wrap ? 'wrap' : 'nowrap')};
  }
`;

/** Takes the room that is left in a row, and may shrink. */
export const Grow = styled.div`
  flex: 1;
  min-width: 0;
`;

/** A section's title with its link, whose words end at the edge whether they stand beside the title or below it. */
export const SectionHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  margin-bottom: 12px;

  > a {
    justify-content: flex-end;
    margin-inline-start: auto;
  }
`;

/** A short field and a `DateField` beside each other where both have room, below each other where not. */
export const FieldPair = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 12px;

  > :first-child {
    flex: 1 1 11rem;
  }

  > :last-child {
    flex: 1 1 11rem;
  }
`;

/** Wrapping chips and tags. */
export const ChipRow = styled.ul.attrs(heardAsList)`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

/** Seen below 768 px only. */
export const PhoneOnly = styled.div`
  ${from.tablet} {
    display: none;
  }
`;

/** Seen from 768 px only. */
export const DeskOnly = styled.div`
  ${phoneOnly} {
    display: none;
  }
`;
