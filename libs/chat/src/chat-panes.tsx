import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '@parlour/ui';

/** A conversation fills the window; from 768 px the top navigation (64 px) stands above it. */
const Panes = styled.div<{ $shown: 'list' | 'conversation' }>`
  --chat-height: 100dvh;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  background: var(--color-surface);

  > ${({ $shown }) => ($shown === 'list' ? ':last-child' : ':first-child')} {
    display: none;
  }

  ${from.tablet} {
    --chat-height: calc(100dvh - 64px);
  }

  ${from.desk} {
    grid-template-columns: 360px minmax(0, 1fr);
    height: var(--chat-height);

    > :first-child,
    > :last-child {
      display: flex;
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
  height: var(--chat-height);
  background: var(--color-ground);
`;

export interface ChatPanesProps {
  /** What is seen where there is room for one only. */
  shown: 'list' | 'conversation';
  list: ReactNode;
  conversation: ReactNode;
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
