import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { from } from '@parlour/ui';

type Shown = 'list' | 'conversation' | 'failure';

const belowNavigation = css`
  ${from.desk} {
    height: calc(100dvh - 64px);
  }
`;

/**
 * A conversation fills what the layout leaves of the window; beside all of them it waits, or fails, below the top navigation
 * (64 px).
 */
const Panes = styled.div<{ $shown: Shown }>`
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  ${({ $shown }) => ($shown === 'conversation' ? 'height: var(--page-height, 100dvh);' : belowNavigation)}
  background: var(--color-surface);

  > ${({ $shown }) => ($shown === 'list' ? ':nth-child(2)' : ':first-child')} {
    display: none;
  }

  ${from.desk} {
    grid-template-columns: 360px minmax(0, 1fr);

    > :first-child,
    > :last-child {
      display: flex;
    }

    > :only-child {
      grid-column: 1 / -1;
    }
  }
`;

export const ListPane = styled.section`
  display: flex;
  flex-direction: column;
  min-height: calc(100dvh - 56px);
  background: var(--color-surface);

  ${from.desk} {
    min-height: 0;
    overflow: auto;
    border-right: 1px solid var(--color-edge);
  }
`;

export const ConversationPane = styled.section`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--color-ground);
`;

export interface ChatPanesProps {
  /** What is seen where there is room for one only. */
  shown: Shown;
  list: ReactNode;
  /** Left out where there is none: the list has all the room then. */
  conversation?: ReactNode;
}

/** List and conversation side by side from 992 px, one at a time below. */
export function ChatPanes({ shown, list, conversation }: ChatPanesProps) {
  return (
    <Panes $shown={shown}>
      {list}
      {conversation}
    </Panes>
  );
}
