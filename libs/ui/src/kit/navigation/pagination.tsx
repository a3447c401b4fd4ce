import { ChevronLeft, ChevronRight } from 'lucide-react';
import { css, styled } from 'styled-components';
import { canHover } from '../../theme/media.ts';
import { Icon } from '../layout/icon.tsx';
import { PlainLink } from './link.tsx';
import { pageWindow } from './page-window.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 4px;

  /* Below the first breakpoint nine cells make two uneven lines: what is between the ends and the current page is one gap, unless
     all of them fit into one. */
  @media (max-width: 575.98px) {
    gap: 2px;

    > [data-between] > a,
    > [data-gap] + [data-between],
    > [data-between] + [data-between],
    > [data-between]:has(+ [data-gap]) {
      display: none;
    }

    > [data-between]::before {
      content: '…';
      content: '…' / '';
    }

    > [data-between],
    > [data-gap] > span {
      min-width: 16px;
      padding: 0;
      color: var(--color-text-quiet);
      font-weight: 600;
      text-align: center;
    }

    > li > a {
      padding-inline: 4px;
    }
  }
`;

const cell = css`
  display: grid;
  place-items: center;
  min-width: 44px;
  min-height: 44px;
  padding-inline: 8px;
  border-radius: var(--radius-control);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Step = styled(PlainLink)`
  ${cell}

  ${canHover} {
    &:hover {
      background: var(--color-sunken);
    }
  }

  &[aria-current] {
    box-shadow: inset 0 0 0 2px var(--color-action);
    color: var(--color-action-text);
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;

const Gap = styled.span`
  ${cell}
  color: var(--color-text-quiet);
`;

export interface PaginationProps {
  /** Names the navigation: "Pages of results". */
  label: string;
  current: number;
  last: number;
  hrefOf: (page: number) => string;
  labels: { previous: string; next: string; page: (page: number) => string };
}

/** Pages that the smallest phone shows in one line, with the steps to the neighbours. */
const IN_ONE_LINE = 4;

/** Pages as links, so that each has its address and opens in a new tab. Nothing when there is one page. */
export function Pagination({ label, current, last, hrefOf, labels }: PaginationProps) {
  if (last <= 1) {
    return null;
  }
  return (
    <nav aria-label={label}>
      <List>
        {current > 1 && (
          <li>
            <Step href={hrefOf(current - 1)} rel="prev">
              <Icon glyph={ChevronLeft} />
              <VisuallyHidden>{labels.previous}</VisuallyHidden>
            </Step>
          </li>
        )}
        {pageWindow(current, last).map((page, index) =>
          page === 'gap' ? (
            <li key={`gap ${index}`} data-gap="">
              <Gap aria-hidden="true">…</Gap>
            </li>
          ) : (
            <li key={page} data-between={last <= IN_ONE_LINE || [1, current, last].includes(page) ? undefined : ''}>
              <Step
                href={hrefOf(page)}
                aria-label={labels.page(page)}
                aria-current={page === current ? 'page' : undefined}
              >
                {page}
              </Step>
            </li>
          ),
        )}
        {current < last && (
          <li>
            <Step href={hrefOf(current + 1)} rel="next">
              <Icon glyph={ChevronRight} />
              <VisuallyHidden>{labels.next}</VisuallyHidden>
            </Step>
          </li>
        )}
      </List>
    </nav>
  );
}
