import { css, styled } from 'styled-components';
import { from, narrowOnly } from '../theme/media.ts';
import { tabular } from '../theme/mixins.ts';

/** After the words of a button, behind a thin line; where there is less room it may go below them. */
const besideWords = css`
  b {
    font-weight: 550;
  }

  flex-wrap: wrap;
  justify-content: center;

  ${from.wide} {
    margin-left: 4px;
    padding-left: 12px;
    border-left: 1px solid color-mix(in srgb, currentColor 40%, transparent);
    font-size: 0.9375rem;
  }
`;

const Price = styled.span<{ $inline: boolean }>`
  display: ${({ $inline }) => ($inline ? 'inline-flex' : 'grid')};
  gap: ${({ $inline }) => ($inline ? '0.35em' : '0')};
  font-size: 0.8125rem;
  line-height: 1.25;
  white-space: nowrap;
  ${tabular}
  ${({ $inline }) => $inline && besideWords}

  b {
    font-weight: 650;
  }
`;

const Money = styled.span<{ $inline: boolean }>`
  color: ${({ $inline }) => ($inline ? 'inherit' : 'var(--color-text-quiet)')};
`;

/** Between both on one line; the narrowest phones have them on two. */
const Dot = styled.span`
  ${narrowOnly} {
    display: none;
  }
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
      {money !== undefined && (
        <Money $inline={inline}>
          {inline && <Dot>· </Dot>}
          {money}
        </Money>
      )}
    </Price>
  );
}
