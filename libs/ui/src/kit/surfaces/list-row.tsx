import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { canHover } from '../../theme/media.ts';
import { heardAsList } from '../layout/heard-as-list.ts';
import { Icon } from '../layout/icon.tsx';
import { PlainLink } from '../navigation/link.tsx';

const line = css`
  display: flex;
  align-items: center;
  gap: 14px;
  width: 100%;
  min-height: 60px;
  padding: 8px 12px;
  border-radius: var(--radius-control);
  text-align: start;
`;

/** Rows inside a card or a section, whose words begin where the other words do. */
export const ListRows = styled.ul.attrs(heardAsList)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  margin-inline: -12px;
`;

const operable = css`
  ${line}

  ${canHover} {
    &:hover {
      background: var(--color-sunken);
    }
  }
`;

const Line = styled.div`
  ${line}
`;

const LinkLine = styled(PlainLink)`
  ${operable}
`;

const ButtonLine = styled.button`
  ${operable}
`;

/** The end goes below the words where both don't fit. */
const Middle = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 14px;
  min-width: 0;
`;

const Words = styled.span`
  display: grid;
  flex: 1 1 8rem;
  grid-template-columns: minmax(0, 1fr);
  min-width: 0;
  line-height: 1.35;

  b {
    font-weight: 600;
  }

  small {
    color: var(--color-text-quiet);
    font-size: var(--text-small);
  }

  /* The day and the hour go to the next line together. */
  time {
    display: inline-block;
  }
`;

interface RowContent {
  /** An avatar or an icon. */
  start?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  /** A count, a price, a switch. */
  end?: ReactNode;
}

/** A row that goes somewhere, does something, or only says something. */
export type ListRowProps = RowContent &
  ({ href?: string | undefined; onClick?: never } | { onClick: () => void; href?: never });

/** One line of a list: settings, orders, facts. */
export function ListRow({ start, title, detail, end, href, onClick }: ListRowProps) {
  const inside = (
    <>
      {start}
      <Middle>
        <Words>
          <b>{title}</b>
          {detail !== undefined && <small>{detail}</small>}
        </Words>
        {end}
      </Middle>
      {href !== undefined && <Icon glyph={ChevronRight} />}
    </>
  );
  if (href !== undefined) {
    return <LinkLine href={href}>{inside}</LinkLine>;
  }
  if (onClick !== undefined) {
    return (
      <ButtonLine type="button" onClick={onClick}>
        {inside}
      </ButtonLine>
    );
  }
  return <Line>{inside}</Line>;
}
