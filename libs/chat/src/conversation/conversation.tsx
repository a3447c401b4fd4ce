import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode } from 'react';
import { serverNow } from '@parlour/api-client/account/server-clock';
import { useViewer } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { conversationOptions } from '@parlour/api-client/chat/conversation';
import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import type { Message } from '@parlour/contract/types/chat';
import { useLastChat } from '@parlour/state/stored/last-chat';
import type { MenuEntry } from '@parlour/ui';
import { ConversationPane } from '../chat-panes.tsx';
import { useAcknowledgement } from '../use-acknowledgement.tsx';
import { ConversationHead } from './head/conversation-head.tsx';
import { JumpButton } from './messages/jump-button.tsx';
import { MessageFlow } from './messages/message-flow.tsx';
import { ReadForm } from './messages/read-form.tsx';
import { SentNews } from './writing/sent-news.tsx';
import { useEnd } from './use-end.ts';
import { useOutgoing } from './writing/use-outgoing.ts';
import { useReadMark } from './messages/use-read-mark.ts';
import { useUnread } from './messages/use-unread.ts';
import { useSending } from './writing/use-sending.ts';
import { useWriteAtOnce } from './writing/use-write-at-once.ts';
import { Writing } from './writing/writing.tsx';

/** Of the conversation's menu; the act that ends the viewer's own block is also offered where that is said. */
export type ChatMenuEntry = MenuEntry & { endsBlock?: boolean };

export interface ConversationProps {
  /** A conversation, or a member with whom there may be none yet. */
  target: ConversationTarget;
  /** Has the viewer blocked the other? Known to the page itself once there is a conversation. */
  isBlocked?: boolean;
  /** What other features add to the conversation's menu, e.g. blocking. */
  menuEntries?: (profile: { id: string; name: string }) => readonly ChatMenuEntry[];
  /** What other features set beside each message of the other, e.g. reporting it; another function draws every message anew. */
  messageAct?: (message: Message, profile: { name: string }) => ReactNode;
  /** What the route action answered to a message that was posted without JavaScript. */
  lastResult?: CallFormResult;
}

/** A conversation: who it is with, what was said, and a place to write. */
export function Conversation({ target, isBlocked, menuEntries, messageAct, lastResult }: ConversationProps) {
  const { t } = useLingui();
  const { data: page } = useSuspenseQuery(conversationOptions(target));
  const outgoing = useOutgoing(page);
  const sending = useSending(target, page, lastResult);
  const writing = useRef<HTMLDivElement>(null);
  const focusBox = () => writing.current?.querySelector('textarea')?.focus();
  useWriteAtOnce(focusBox);
  const end = useEnd(page.messages, outgoing);
  useReadMark(page, end.isInSight);
  const unread = useUnread(target, page);
  const { id, name } = page.profile;
  const entries = menuEntries?.(page.profile) ?? [];
  const acknowledgement = useAcknowledgement(page.can_send.reason === 'fictional_ack_required', name);
  const [, keepLast] = useLastChat(useViewer()?.id ?? '');
  const client = useQueryClient();
  useEffect(() => keepLast({ profileId: id, name, at: serverNow(client).toISOString() }), [keepLast, id, name, client]);

  return (
    <ConversationPane aria-label={t`Conversation with ${name}`}>
      <ConversationHead page={page} extraEntries={entries} />
      {unread?.isAbove && (
        <JumpButton
          over="top"
          onJump={unread.jump}
          focusHeir={unread.focusLine}
          loading={{ pending: unread.isPending, pendingLabel: t`Loading older messages` }}
        >
          {unread.label}
        </JumpButton>
      )}
      <MessageFlow
        target={target}
        page={page}
        unread={unread}
        outgoing={outgoing}
        end={end}
        sending={sending}
        acknowledgement={acknowledgement}
        focusBox={focusBox}
        messageAct={messageAct}
      />
      {end.hasNews && (
        <JumpButton over="bottom" onJump={end.show} focusHeir={() => end.flow.current?.focus()}>
          <Trans>New messages</Trans>
        </JumpButton>
      )}
      <SentNews profileId={id} />
      <ReadForm page={page} />
      <Writing
        ref={writing}
        page={page}
        isBlocked={isBlocked}
        unblock={entries.find(({ endsBlock }) => endsBlock)}
        outgoing={outgoing}
        sending={sending}
        acknowledgement={acknowledgement}
        focusBox={focusBox}
      />
    </ConversationPane>
  );
}
