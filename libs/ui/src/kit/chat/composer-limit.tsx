import { styled } from 'styled-components';
import { tabular } from '../../theme/mixins.ts';

/** A text over the limit is kept, can't be sent, and is said to be too long. */
export interface ComposerLimit {
  /** Characters as people count them, without blanks around the text. */
  most: number;
  /** "950 of 1000 characters", told in the last tenth only. */
  describe: (used: number) => string;
  /** "This message is too long. Use at most 1000 characters." */
  tooLong: string;
}

const Room = styled.span`
  padding-right: 12px;
  color: var(--color-text-quiet);
  font-size: var(--text-tiny);
  ${tabular}

  &[data-over] {
    color: var(--color-danger);
    font-weight: 650;
  }
`;

/** How much of the room is used, for those who see it. */
export function RoomLeft({ used, most }: { used: number; most: number }) {
  return (
    <Room aria-hidden="true" data-over={used > most || undefined}>
      {used} / {most}
    </Room>
  );
}
