import { styled } from 'styled-components';
import { canHover, from } from '../../theme/media.ts';
import { chosenPlate } from '../../theme/mixins.ts';
import { Badge } from '../labels/badge.tsx';
import { PlainLink } from './link.tsx';

/** On a phone tabs stand below each other where their longest words have no room beside each other. */
const Bar = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  width: fit-content;
  min-width: min(560px, 100%);
  max-width: 100%;
  padding: 4px;
  border-radius: var(--radius-control);
  background: var(--color-sunken);
`;

const Tab = styled(PlainLink)`
  display: flex;
  flex: 1 1 min-content;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 6px;
  min-width: 0;
  min-height: 44px;
  padding: 4px 12px;
  border-radius: calc(var(--radius-control) - 3px);
  outline-offset: -2px;
  color: var(--color-text-quiet);
  font-weight: 600;
  font-size: var(--text-medium);
  line-height: 1.2;
  text-align: center;
  overflow-wrap: normal;
  hyphens: manual;

  ${from.tablet} {
    flex-basis: auto;
  }

  ${canHover} {
    &:hover {
      color: var(--color-text);
    }
  }

  &[aria-current] {
    ${chosenPlate}
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;

/** How many, and how many of them are new; below the label where a phone is too narrow for both. */
const Count = styled.span`
  display: flex;
  gap: 6px;
  align-items: center;
  font-weight: 550;
  font-variant-numeric: tabular-nums;
`;

export interface TabItem {
  href: string;
  label: string;
  current: boolean;
  /** How many are behind it, as they are written. */
  count?: string;
  /** How many of them are new, with the sentence that says so. */
  news?: { count: number; label: string };
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  /** They only choose what of the page is shown: a press leaves the page where it is scrolled to, and is no step of the way back. */
  inPlace?: boolean;
}

/** Parts of one page that have their own addresses, as links: likes received, sent, matches. */
export function Tabs({ label, items, inPlace }: TabsProps) {
  return (
    <Bar aria-label={label}>
      {items.map((item) => (
        <Tab
          key={item.href}
          href={item.href}
          aria-current={item.current ? 'page' : undefined}
          data-in-place={inPlace || undefined}
        >
          {item.label}
          {(item.count !== undefined || item.news !== undefined) && (
            <Count>
              {item.count}
              {item.news !== undefined && <Badge count={item.news.count} label={item.news.label} />}
            </Count>
          )}
        </Tab>
      ))}
    </Bar>
  );
}
