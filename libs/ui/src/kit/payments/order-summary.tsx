import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../../theme/media.ts';
import { tabular } from '../../theme/mixins.ts';
import { Card } from '../surfaces/card.tsx';
import { Heading } from '../layout/type.tsx';

const Place = styled(Card).attrs({ as: 'aside' })`
  display: grid;
  gap: 18px;

  ${from.desk} {
    position: sticky;
    top: 96px;
    box-shadow: var(--shadow-raised);
  }
`;

const Lines = styled.dl`
  display: grid;
  gap: 10px;
  ${tabular}
`;

/** An amount goes below its words where both don't fit. */
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 16px;

  &[data-tone='good'] {
    color: var(--color-success);
  }

  dt {
    flex: 1 1 6rem;
  }

  dd {
    margin-left: auto;
    white-space: nowrap;
  }
`;

const Total = styled(Line)`
  margin-top: 4px;
  padding-top: 14px;
  border-top: 1px solid var(--color-edge);
  font-weight: 700;
  font-size: 1.1875rem;

  small {
    color: var(--color-text-quiet);
    font-weight: 400;
    font-size: var(--text-small);
    display: inline-block;
  }
`;

export interface OrderLine {
  label: string;
  /** Formatted; a discount carries its minus. */
  amount: string;
  tone?: 'plain' | 'good';
}

export interface OrderSummaryProps {
  title: string;
  lines: readonly OrderLine[];
  /** With the note beside it: "incl. VAT". */
  total: { label: string; note?: string; amount: string };
  /** Consent, pay button, small print. */
  children?: ReactNode;
}

/** What is bought and what it costs with everything, before paying. */
export function OrderSummary({ title, lines, total, children }: OrderSummaryProps) {
  return (
    <Place aria-label={title}>
      <Heading>{title}</Heading>
      <Lines>
        {lines.map((line) => (
          <Line key={line.label} data-tone={line.tone}>
            <dt>{line.label}</dt>
            <dd>{line.amount}</dd>
          </Line>
        ))}
        <Total>
          <dt>
            {total.label} {total.note !== undefined && <small>{total.note}</small>}
          </dt>
          <dd>{total.amount}</dd>
        </Total>
      </Lines>
      {children}
    </Place>
  );
}
