import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Inbox, MessageCircle } from 'lucide-react';
import { styled } from 'styled-components';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import { addresses } from '@parlour/contract/addresses';
import type { Chat } from '@parlour/contract/types/chat';
import { useKeptScroll } from '@parlour/state/page/kept-scroll';
import { cappedCount, EmptyState, from, heardAsList, highWindow, LinkButton, Tabs, Title } from '@parlour/ui';
import { ListPane } from '../chat-panes.tsx';
import { ChatRow } from './chat-row.tsx';
import { OlderChats } from './older-chats.tsx';
import { useSegment, type Segment } from './use-segment.ts';

const Head = styled.div`
  display: grid;
  gap: 10px;
  padding: var(--page-top) 16px 12px;
  background: var(--color-surface);

  @media ${highWindow} {
    position: sticky;
    z-index: 1;
    top: 0;

    html:has(&),
    section:has(> &) {
      scroll-padding-top: 9.5rem;
    }
  }

  > nav {
    width: 100%;

    /* All three and the number stand in one row of the narrow pane. */
    a {
      padding-inline: 6px;
    }
  }

  ${from.tablet} {
    padding-inline: 32px;
  }

  ${from.desk} {
    padding: 24px 16px 12px;
  }
`;

const ListTitle = styled(Title)`
  ${from.desk} {
    font-size: 1.5rem;
  }
`;

const Rows = styled.ul.attrs(heardAsList)`
  padding: 0 8px 24px;

  ${from.tablet} {
    padding-inline: 24px;
  }

  ${from.desk} {
    padding-inline: 8px;
  }
`;

const segments = {
  all: () => true,
  unread: (chat: Chat) => chat.num_unread_messages > 0,
  requests: (chat: Chat) => chat.conversation.state === 'request',
} satisfies Record<Segment, (chat: Chat) => boolean>;

const isCurrent = ({ conversation, profile }: Chat, current: ConversationTarget | undefined): boolean =>
  current !== undefined &&
  ('profile_id' in current ? profile.id === current.profile_id : conversation.id === current.conversation_id);

/** The conversations, all or part of them, newest first; the one that is open stays, though opening it has just read it. */
export function ChatList({ current }: { current?: ConversationTarget }) {
  const { t } = useLingui();
  const { data } = useSuspenseQuery(chatsOptions());
  const { segment, search, hrefOf } = useSegment();
  const chats = data.chats.filter((chat) => segments[segment](chat) || isCurrent(chat, current));
  const { next } = data;
  const pane = useKeptScroll(`chats-${segment}`);
  const inPane = (selector: string) => pane.current?.querySelector<HTMLElement>(selector);
  const focusList = () => (inPane('li:last-child a') ?? inPane('[aria-current]'))?.focus();
  const tabOf = (value: Segment, label: string) => ({ href: hrefOf(value), label, current: value === segment });
  const tabs = [
    tabOf('all', t({ message: 'All', context: 'conversations' })),
    tabOf('unread', t`Unread`),
    { ...tabOf('requests', t`Requests`), count: data.requests > 0 ? cappedCount(data.requests) : undefined },
  ];

  return (
    <ListPane ref={pane} aria-label={t`Conversations`}>
      <Head>
        <ListTitle as={current ? 'h2' : 'h1'}>
          <Trans>Messages</Trans>
        </ListTitle>
        {data.chats.length > 0 && <Tabs label={t`Show`} items={tabs} inPlace />}
      </Head>
      {chats.length > 0 && (
        <Rows>
          {chats.map((chat) => (
            <li key={chat.conversation.id}>
              <ChatRow chat={chat} search={search} current={isCurrent(chat, current)} aside={current !== undefined} />
            </li>
          ))}
        </Rows>
      )}
      {chats.length === 0 && next === undefined && (
        <NoChats filtered={segment !== 'all'} aside={current !== undefined} />
      )}
      {next !== undefined && <OlderChats shown={data.chats.length} search={search} focusList={focusList} />}
    </ListPane>
  );
}

/** Beside a first message that is being written there is nothing else to do. */
function NoChats({ filtered, aside }: { filtered: boolean; aside: boolean }) {
  if (filtered) return <EmptyState glyph={Inbox} title={<Trans>Nothing here right now</Trans>} />;
  return (
    <EmptyState
      glyph={MessageCircle}
      title={<Trans>No messages yet</Trans>}
      action={
        aside ? undefined : (
          <LinkButton href={addresses.members.href()} tone="primary">
            <Trans>Find members</Trans>
          </LinkButton>
        )
      }
    >
      <Trans>Your conversations will be here.</Trans>
    </EmptyState>
  );
}
