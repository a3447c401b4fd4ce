import { Fragment, memo, type ReactNode } from 'react';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import type { Message } from '@parlour/contract/types/chat';
import { useFormats } from '@parlour/i18n';
import { groupMessages } from '@parlour/models/chat/group-messages';
import { DaySeparator, UnreadSeparator } from '@parlour/ui';
import { useServerNow } from '../../use-server-now.ts';
import { MessageLine } from './message-line.tsx';
import type { Unread } from './use-unread.ts';

interface MessageDaysProps extends Partial<Pick<Unread, 'firstId' | 'label' | 'line'>> {
  page: ConversationPage;
  /** What may be done about a message. */
  actsOf: (message: Message) => ReactNode;
}

/** The messages by day and by who said them; a line stands before those that were new when the conversation was opened. */
export const MessageDays = memo(function MessageDays({ page, firstId, label = '', line, actsOf }: MessageDaysProps) {
  const formats = useFormats();
  const lineOf = (message: Message, place: number, { length }: readonly Message[]) => (
    <Fragment key={message.id}>
      {message.id === firstId && (
        <div ref={line} tabIndex={-1}>
          <UnreadSeparator>{label}</UnreadSeparator>
        </div>
      )}
      <MessageLine
        message={message}
        name={page.profile.name}
        first={place === 0}
        last={place === length - 1}
        actsOf={actsOf}
      />
    </Fragment>
  );
  return groupMessages(page.messages, formats.date, firstId).map(({ day, groups }) => (
    <Fragment key={day}>
      <Day at={groups[0]?.messages[0]?.sent_at ?? day} newest={page.messages.at(-1)?.sent_at ?? day} />
      {groups.flatMap(({ messages }) => messages.map(lineOf))}
    </Fragment>
  ));
});

/**
 * Knows by itself what today is: the server's clock comes with every answer about the member, and the messages do not change
 * with it. After midnight a message may be ahead of that answer.
 */
function Day({ at, newest }: { at: string; newest: string }) {
  const now = Math.max(useServerNow().getTime(), Date.parse(newest));
  return <DaySeparator>{useFormats().day(at, new Date(now))}</DaySeparator>;
}
