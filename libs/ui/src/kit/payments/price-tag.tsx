import { css, styled } from 'styled-components';
import { from } from '../../theme/media.ts';
import { tabular } from '../../theme/mixins.ts';

/** After the words of a button, behind a thin line; where there is less room it may go below them, the money below the credits. */
const besideWords = css`
  display: inline-block;

  b {
    font-weight: 550;
  }

  ${from.wide} {
    margin-left: 4px;
    padding-left: 12px;
    border-left: 1px solid color-mix(in srgb, currentColor 40%, transparent);
    font-size: var(--text-medium);
  }
`;

const Price = styled.span<{ $inline: boolean }>`
  display: grid;
  font-size: var(--text-tiny);
  line-height: 1.25;
  ${tabular}

  b {
    font-weight: 650;
    white-space: nowrap;
  }

  ${({ $inline }) => $inline && besideWords}
`;

const Money = styled.span<{ $inline: boolean }>`
  color: ${({ $inline }) => ($inline ? 'inherit' : 'var(--color-text-quiet)')};
  white-space: nowrap;
`;

/** Between both on one line: drawn on the space between them, which is none where the line breaks. */
const Dot = styled.span`
  background: radial-gradient(circle, currentColor 0.08em, transparent 0.12em);
  word-spacing: 0.5em;
`;

export interface PriceTagProps {
  /** "10 credits", "free" */
  credits: string;
  /** "€0.90"; left out where it costs nothing. */
  money?: string;
  /** Beside each other in the colour around it, e.g. in a button; below each other otherwise. */
  inline?: boolean;
}

/** What an act costs, in credits and in money, beside the act. Both come formatted. */
export function PriceTag({ credits, money, inline = false }: PriceTagProps) {
  return (
    <Price $inline={inline}>
      <b>{credits}</b>
      {inline && money !== undefined && <Dot> </Dot>}
      {money !== undefined && <Money $inline={inline}>{money}</Money>}
    </Price>
  );
}
