import { styled } from 'styled-components';
import { cappedCount } from './capped-count.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const tones = {
  unread: ['var(--color-unread)', 'var(--color-on-unread)'],
  action: ['var(--color-action)', 'var(--color-on-action)'],
  notice: ['var(--color-notice)', 'var(--color-on-notice)'],
  danger: ['var(--color-danger-soft)', 'var(--color-on-danger-soft)'],
} as const;

export type BadgeTone = keyof typeof tones;

const Plate = styled.span<{ $tone: BadgeTone }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  min-width: 1.25rem;
  height: 1.25rem;
  padding: 0 6px;
  border-radius: var(--radius-pill);
  background: ${({ $tone }) => tones[$tone][0]};
  color: ${({ $tone }) => tones[$tone][1]};
  font-weight: 700;
  font-size: var(--text-least);
  line-height: 1;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

export interface BadgeProps {
  count: number;
  /** The whole sentence for a listener: "3 unread messages". */
  label: string;
  tone?: BadgeTone;
  /** Zero is shown only where it says something (credits). */
  showZero?: boolean;
}

/** A count, at most "99+". Nothing at zero, unless zero is the news. */
export function Badge({ count, label, tone = 'unread', showZero = false }: BadgeProps) {
  if (count === 0 && !showZero) {
    return null;
  }
  return (
    <Plate $tone={tone} data-badge="">
      <span aria-hidden="true">{cappedCount(count)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Plate>
  );
}
