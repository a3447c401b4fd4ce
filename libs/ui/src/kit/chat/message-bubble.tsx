import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { tabular } from '../../theme/mixins.ts';
import { Icon } from '../layout/icon.tsx';
import { MessageStatusMark } from './message-status.tsx';
import type { MessageStatusMarkProps } from './message-status.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const sides = {
  mine: css`
    --bubble-ground: var(--color-bubble-mine);
    --bubble-text: var(--color-on-bubble-mine);
    --bubble-quiet: var(--color-bubble-mine-quiet);
    --bubble-tail: var(--bubble-corner) var(--bubble-corner) 5px var(--bubble-corner);
    justify-self: end;
    justify-items: end;
  `,
  theirs: css`
    --bubble-ground: var(--color-bubble-theirs);
    --bubble-text: var(--color-on-bubble-theirs);
    --bubble-quiet: var(--color-bubble-theirs-quiet);
    --bubble-tail: var(--bubble-corner) var(--bubble-corner) var(--bubble-corner) 5px;
    justify-self: start;
    justify-items: start;
  `,
};

export type MessageSide = keyof typeof sides;

const Place = styled.div<{ $side: MessageSide; $first: boolean }>`
  --bubble-corner: max(14px, var(--radius-card));
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 4px;
  width: fit-content;
  max-width: min(82%, 520px);
  margin-top: ${({ $first }) => ($first ? '14px' : '4px')};
  ${({ $side }) => sides[$side]}
  align-self: ${({ $side }) => ($side === 'mine' ? 'end' : 'start')};
`;

const Operator = styled.p`
  color: var(--color-text-quiet);
  font-weight: 600;
  font-size: var(--text-tiny);
`;

const bodies = {
  text: css`
    padding: 9px 14px;
    background: var(--bubble-ground);
    color: var(--bubble-text);
    white-space: pre-wrap;
    unicode-bidi: plaintext;
    overflow: clip;
    text-wrap: pretty;
  `,
  photo: css`
    width: min(280px, 100%);
    overflow: hidden;
    background: var(--color-sunken);
    color: var(--color-text);
  `,
  gift: css`
    padding: 10px 18px 10px 10px;
    background: var(--color-surface);
    box-shadow: var(--shadow-card);
    color: var(--color-text);
  `,
};

export type MessageBody = keyof typeof bodies;

const Bubble = styled.div<{ $body: MessageBody; $last: boolean }>`
  position: relative;
  max-width: 100%;
  border-radius: ${({ $last }) => ($last ? 'var(--bubble-tail)' : 'var(--bubble-corner)')};
  line-height: 1.42;
  overflow-wrap: anywhere;
  ${({ $body }) => bodies[$body]}

  &[data-failed] {
    background: var(--color-surface);
    box-shadow: inset 0 0 0 1.5px var(--color-danger);
    color: var(--color-text);
    --bubble-quiet: var(--color-text-quiet);
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Meta = styled.span<{ $body: MessageBody }>`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  font-size: var(--text-least);
  line-height: 1.3;
  white-space: nowrap;
  ${tabular}
  ${({ $body }) =>
    ({
      text: css`
        float: right;
        margin: 7px -3px -4px 12px;
        color: var(--bubble-quiet);
      `,
      photo: css`
        position: absolute;
        right: 8px;
        bottom: 8px;
        padding: 2px 8px;
        border-radius: var(--radius-pill);
        background: var(--color-scrim);
        color: var(--color-on-scrim);
      `,
      gift: css`
        display: flex;
        justify-content: flex-end;
        margin: 2px -8px -4px 0;
        color: var(--color-text-quiet);
      `,
    })[$body]}
`;

/** The sign stays beside the first line of its sentence, however many lines that has. */
const Failure = styled.div`
  display: grid;
  grid-template-columns: auto auto;
  gap: 6px;
  justify-content: end;
  color: var(--color-danger);
  font-weight: 550;
  font-size: var(--text-small);

  a,
  button {
    margin-block: -8px;
    color: inherit;
  }

  > svg {
    margin-top: 0.2em;
  }
`;

const Words = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 6px;
`;

export interface MessageBubbleProps {
  /** Of what is said, for what stands beside it and is named by it. */
  id?: string;
  side: MessageSide;
  /** Of a run of messages by one sender: the first keeps its distance, the last has the tail and usually the time. */
  first?: boolean;
  last?: boolean;
  /** Who said it, for those who can't see the sides: "Nora", "You". */
  sender: string;
  body?: MessageBody;
  children: ReactNode;
  /** "21:40", with its machine form; left out inside a run. */
  time?: { text: string; dateTime: string };
  status?: MessageStatusMarkProps;
  /** "Answered by an operator of this site". */
  operatorLabel?: string;
  /** Below a failed message: that nothing was charged, and a `TextButton` to try again. */
  failure?: ReactNode;
}

/** One message. Stands in a flex column or a grid, on the side of whoever wrote it. */
export function MessageBubble({
  id,
  side,
  first = false,
  last = false,
  sender,
  body = 'text',
  children,
  time,
  status,
  operatorLabel,
  failure,
}: MessageBubbleProps) {
  const failed = status?.status === 'failed';
  const marked = status !== undefined && !failed;
  return (
    <Place $side={side} $first={first}>
      {operatorLabel !== undefined && <Operator>{operatorLabel}</Operator>}
      <Bubble id={id} $body={body} $last={last} data-failed={failed ? '' : undefined}>
        <VisuallyHidden>{sender}: </VisuallyHidden>
        {children}
        {(time !== undefined || marked) && (
          <Meta $body={body}>
            {time !== undefined && <time dateTime={time.dateTime}>{time.text}</time>}
            {marked && <MessageStatusMark {...status} />}
          </Meta>
        )}
      </Bubble>
      {failure !== undefined && (
        <Failure role="alert">
          <Icon glyph={CircleAlert} size="small" />
          <Words>{failure}</Words>
        </Failure>
      )}
    </Place>
  );
}
