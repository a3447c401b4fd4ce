import { BellOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { canHover } from '../../theme/media.ts';
import { ellipsis, mostLines, tabular } from '../../theme/mixins.ts';
import { Avatar } from '../members/avatar.tsx';
import type { AvatarProps } from '../members/avatar.tsx';
import { Badge } from '../labels/badge.tsx';
import { Icon } from '../layout/icon.tsx';
import { PlainLink } from '../navigation/link.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const Line = styled.div`
  container-type: inline-size;
  position: relative;
  display: flex;
  align-items: center;
  border-radius: var(--radius-control);

  ${canHover} {
    &:hover {
      background: var(--color-sunken);
    }
  }

  &:has([aria-current]) {
    --avatar-ring: var(--color-action-soft);
    background: var(--color-action-soft);
  }
`;

const Whole = styled(PlainLink)`
  display: flex;
  flex: 1;
  align-items: center;
  gap: 12px;
  min-width: 0;
  min-height: 72px;
  padding: 10px;
  border-radius: inherit;
  outline-offset: -3px;

  &[aria-current] small,
  &[aria-current] time,
  &[aria-current] svg {
    color: var(--color-text);
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border: 2px solid Highlight;
    }
  }
`;

/** Where words are large for the row, the name and the last message have lines of their own, and time and marks the one below. */
const Words = styled.span`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px 8px;
  min-width: 0;

  svg {
    color: var(--color-text-quiet);
  }

  @container (max-width: 15em) {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`;

/** What is said and what stands at its end, which takes no more than its own room. */
const Pair = styled.span`
  display: flex;
  gap: 8px;
  align-items: center;

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  @container (max-width: 15em) {
    display: contents;

    > :first-child {
      grid-column: 1 / -1;
    }

    > :nth-child(2) {
      order: 1;
    }
  }
`;

const Who = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;
`;

/** Gives way to the word beside it, which wraps below only where not even a few letters are left beside it. */
const Name = styled.b`
  flex: 1 1 5em;
  min-width: 0;
  max-width: max-content;
  font-weight: 650;
  line-height: 1.3;
  overflow-wrap: anywhere;
  ${mostLines(2)}
`;

const Disclosed = styled.span`
  font-weight: 600;
  font-size: var(--text-tiny);
  overflow-wrap: anywhere;
`;

const Time = styled.time`
  color: var(--color-text-quiet);
  font-size: var(--text-tiny);
  ${tabular}
`;

const Last = styled.small<{ $unread: boolean }>`
  color: ${({ $unread }) => ($unread ? 'var(--color-text)' : 'var(--color-text-quiet)')};
  font-weight: ${({ $unread }) => ($unread ? 600 : 400)};
  font-size: var(--text-medium);
  line-height: 1.35;
  ${ellipsis}
`;

const Marks = styled.span`
  display: flex;
  grid-column: 2;
  gap: 4px;
  align-items: center;

  &:empty {
    display: none;
  }
`;

export interface ConversationRowProps {
  href: string;
  name: string;
  /** What has to be said of whoever it is, whatever room there is: "Fictional profile". */
  disclosed?: string;
  avatar: Omit<AvatarProps, 'alt'>;
  /** The last message or what happens now: "is typing …". */
  last: ReactNode;
  time?: { text: string; dateTime: string };
  unread: { count: number; label: string };
  /** "Muted" */
  mutedLabel?: string;
  current?: boolean;
  /** A `Menu` at the end, outside the link. */
  menu?: ReactNode;
}

/** One conversation in the list. */
export function ConversationRow({
  href,
  name,
  disclosed,
  avatar,
  last,
  time,
  unread,
  mutedLabel,
  current = false,
  menu,
}: ConversationRowProps) {
  return (
    <Line>
      <Whole href={href} aria-current={current ? 'true' : undefined}>
        <Avatar {...avatar} alt="" />
        <Words>
          <Pair>
            <Who>
              <Name>{name}</Name> {disclosed && <Disclosed>{disclosed}</Disclosed>}
            </Who>
            {time && <Time dateTime={time.dateTime}>{time.text}</Time>}
          </Pair>
          <Pair>
            <Last $unread={unread.count > 0}>{last}</Last>
            <Marks>
              {mutedLabel !== undefined && (
                <>
                  <Icon glyph={BellOff} size="small" />
                  <VisuallyHidden>{mutedLabel}</VisuallyHidden>
                </>
              )}
              <Badge count={unread.count} label={unread.label} />
            </Marks>
          </Pair>
        </Words>
      </Whole>
      {menu}
    </Line>
  );
}
