import { useLingui } from '@lingui/react/macro';
import { memo, useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Message } from '@parlour/contract/types/chat';
import { useFormats } from '@parlour/i18n';
import { canHover, cannotHover, MessageBubble, Text, type MessageStatusMarkProps } from '@parlour/ui';
import { bodyOf, MessageContent } from './message-content.tsx';

/**
 * Beside the bubble, towards the middle; only once a pointer or the focus is here. Where none can hover, a tap on the message gives
 * it the focus, and a report, which takes two taps, stays in sight.
 */
const Acts = styled.div`
  display: flex;
  flex: none;
  align-self: end;
  color: var(--color-text-quiet);

  svg {
    width: 16px;
    height: 16px;
  }

  ${canHover} {
    opacity: 0;
  }
`;

const Line = styled.div<{ $mine: boolean }>`
  display: flex;
  flex-direction: column;

  &:has(> ${Acts}) {
    flex-direction: ${({ $mine }) => ($mine ? 'row-reverse' : 'row')};
    align-items: end;
  }

  &:hover > ${Acts}, &:focus-within > ${Acts} {
    opacity: 1;
  }

  ${cannotHover} {
    &:not(:focus-within) > ${Acts} > :last-child {
      opacity: 0;
      pointer-events: none;
    }
  }
`;

export interface MessageLineProps {
  message: Message;
  /** The other member's. */
  name: string;
  first: boolean;
  last: boolean;
  /** What may be done about a message. */
  actsOf: (message: Message) => ReactNode;
}

/**
 * One message of the conversation, with what the reader should beware of. Its acts have the names of every other message's acts: the
 * message names their group. A long conversation has a thousand, and what happens around them, such as a key, draws none of them anew.
 */
export const MessageLine = memo(function MessageLine({ message, name, first, last, actsOf }: MessageLineProps) {
  const { t } = useLingui();
  const formats = useFormats();
  const bubbleId = useId();
  const mine = message.from === 'me';
  const labels = {
    held: t`Waiting for your confirmation`,
    sent: t({ message: 'Sent', context: 'message' }),
    read: t({ message: 'Read', context: 'message' }),
  };
  const status: MessageStatusMarkProps | undefined =
    mine && last ? { status: message.status, label: labels[message.status] } : undefined;
  const operator = message.sender_kind === 'operator' && first;
  return (
    <>
      <Line $mine={mine} tabIndex={-1}>
        <MessageBubble
          id={bubbleId}
          side={mine ? 'mine' : 'theirs'}
          first={first}
          last={last}
          sender={mine ? t`You` : name}
          time={last ? { text: formats.time(message.sent_at), dateTime: message.sent_at } : undefined}
          status={status}
          body={bodyOf(message)}
          operatorLabel={operator ? t`Written by an operator of this site` : undefined}
        >
          {message.deleted ? <em>{t`Message removed`}</em> : <MessageContent message={message} name={name} />}
        </MessageBubble>
        {!message.deleted && (
          <Acts role="group" aria-labelledby={bubbleId}>
            {actsOf(message)}
          </Acts>
        )}
      </Line>
      {message.warning && (
        <Text $size="small" $tone="danger">
          {message.warning === 'scam'
            ? t`Be careful: never send money or gift cards to somebody you have not met.`
            : t`Be careful: outside this site we cannot help you.`}
        </Text>
      )}
    </>
  );
});
