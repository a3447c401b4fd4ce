import { useLingui } from '@lingui/react/macro';
import { useCallback, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { isClosed } from '@parlour/api-client/chat/conversation';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import type { Message } from '@parlour/contract/types/chat';
import { from, Spoken, Text, TypingDots } from '@parlour/ui';
import type { Acknowledgement } from '../../use-acknowledgement.tsx';
import { useTyping } from '../../use-typing.ts';
import { MessageDays } from './message-days.tsx';
import { OlderMessages } from './older-messages.tsx';
import { OutgoingLine } from './outgoing-line.tsx';
import type { End } from '../use-end.ts';
import { useIncoming } from './use-incoming.ts';
import type { Unread } from './use-unread.ts';
import type { FailedMessage, Outgoing } from '../writing/use-outgoing.ts';
import { useRemovingMessages } from '../removing/use-removing-messages.tsx';
import type { Sending } from '../writing/use-sending.ts';

/**
 * The place of the messages, which scrolls. It is reversed, so that the browser keeps its place at the end: older
 * messages above move nothing, new ones below are seen. It has what head and composer leave of the window, so that what is
 * written is sent without scrolling; where they leave little, a disclosure gives it a bubble's height, and where they leave
 * nothing, it keeps a line and the page scrolls around it. Before anything was said it needs no height, and leaves the room to
 * the first message.
 */
const Flow = styled.div<{ $blank: boolean }>`
  display: flex;
  flex: 1 1 ${({ $blank }) => ($blank ? '0' : '4.25rem')};
  flex-direction: column-reverse;
  min-height: ${({ $blank }) => ($blank ? '0' : '2.5rem')};
  overflow: auto;
  overscroll-behavior: contain;
`;

/** A few words stand by the box that answers them: an iPhone shows only the lower half of the page while one writes. */
const Column = styled.div`
  display: flex;
  flex-direction: column;
  width: 100%;
  max-width: 760px;
  margin: auto auto 0;
  padding: 16px 16px 12px;

  ${from.desk} {
    margin: 0 auto auto;
    padding: 24px 24px 12px;
  }
`;

export interface MessageFlowProps {
  target: ConversationTarget;
  page: ConversationPage;
  unread: Unread | null;
  outgoing: readonly Outgoing[];
  end: Pick<End, 'flow' | 'follow'>;
  sending: Pick<Sending, 'again' | 'discard'>;
  acknowledgement: Pick<Acknowledgement, 'needed' | 'given'>;
  /** Takes the focus from a button that has done its work. */
  focusBox: () => void;
  /** What stands beside each message of the other. Passing a new function draws every message anew. */
  messageAct?: (message: Message, profile: { name: string }) => ReactNode;
}

/**
 * What was said, by day and by sender, and what is on its way. New words of the other are read aloud, history is not.
 */
export function MessageFlow(props: MessageFlowProps) {
  const { target, page, unread, outgoing, end, messageAct } = props;
  const { t } = useLingui();
  const typing = useTyping(page.conversation);
  const incoming = useIncoming(page.messages);
  const isEmpty = page.messages.length + outgoing.length === 0;
  const isRemoved = page.conversation !== null && isEmpty && !isClosed(page);
  const { flow, follow } = end;
  const { name } = page.profile;
  const focusMessages = useCallback(() => flow.current?.focus(), [flow]);
  const removing = useRemovingMessages(name, focusMessages);
  const { button } = removing;
  const actsOf = useCallback(
    (message: Message) => (
      <>
        {message.from === 'them' && messageAct?.(message, { name })}
        {button(message)}
      </>
    ),
    [messageAct, name, button],
  );

  return (
    <Flow
      ref={flow}
      $blank={isEmpty && !isRemoved}
      onScroll={follow}
      role="log"
      aria-live="off"
      aria-label={t`Messages with ${name}`}
      tabIndex={0}
    >
      <Column>
        {page.has_more && <OlderMessages target={target} shown={page.messages.length} focusMessages={focusMessages} />}
        <MessageDays page={page} firstId={unread?.firstId} label={unread?.label} line={unread?.line} actsOf={actsOf} />
        {isRemoved && (
          <Text $tone="quiet" $size="small">
            {t`The messages were removed.`}
          </Text>
        )}
        <OutgoingLines {...props} />
        <TypingDots label={typing ? t`${name} is typing` : undefined} />
      </Column>
      {removing.dialog}
      <Spoken id={incoming?.id}>{incoming && t`${{ field: name }}: ${{ value: incoming.words }}`}</Spoken>
    </Flow>
  );
}

function OutgoingLines({
  outgoing,
  sending,
  acknowledgement,
  focusBox,
}: Pick<MessageFlowProps, 'outgoing' | 'sending' | 'acknowledgement' | 'focusBox'>) {
  const retry = (failed: FailedMessage) => {
    if (acknowledgement.given()) sending.again(failed, acknowledgement.needed);
  };
  return outgoing.map((each) => (
    <OutgoingLine
      key={each.message.clientId}
      outgoing={each}
      onRetry={retry}
      onDiscard={() => sending.discard(each.message)}
      focusBox={focusBox}
    />
  ));
}
