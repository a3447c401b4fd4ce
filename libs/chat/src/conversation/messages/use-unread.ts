import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { chatsOptions } from '@parlour/api-client/chat/chats';
import { conversationOptions, loadOlder } from '@parlour/api-client/chat/conversation';
import type { ConversationPage } from '@parlour/api-client/chat/fold-conversation';
import type { ConversationTarget } from '@parlour/api-client/chat/keys';
import type { Chat } from '@parlour/contract/types/chat';
import { useToast } from '@parlour/state/page/toasts';

/** Pages of older messages that one press loads at most, in search of the first unread one. */
const MOST_PAGES = 10;

export interface Unread {
  /** "20 unread messages" */
  label: string;
  /** The message that the line stands before: the first unread one, or as long as that is not loaded the oldest one that is. */
  firstId: string;
  /** The line, for its place in the flow. */
  line: RefObject<HTMLDivElement | null>;
  focusLine: () => void;
  /** The line has not been in sight yet, nor has one been led to it. */
  isAbove: boolean;
  /** Loads what is missing up to the first unread one, and gives the focus to the line. */
  jump: () => void;
  isPending: boolean;
}

/**
 * The messages of the other that were unread when the viewer opened the conversation; null where there were none. The list of
 * chats counts them, since messages to a viewer who lets nobody see when they have read are never marked as read.
 */
export function useUnread(target: ConversationTarget, page: ConversationPage): Unread | null {
  const { t } = useLingui();
  const client = useQueryClient();
  const toast = useToast();
  const { data: chat } = useSuspenseQuery({
    ...chatsOptions(),
    select: ({ chats }) => chats.find((each) => each.profile.id === page.profile.id) ?? null,
  });
  const [opened] = useState(chat);
  const line = useRef<HTMLDivElement>(null);
  const unread = opened?.num_unread_messages ?? 0;
  const { firstId, isLoaded = false } = firstOf(page, opened) ?? {};
  const [isInSight, see] = useState(firstId === undefined || isLoaded ? undefined : false);
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: async () => {
      const known = () => client.getQueryData(conversationOptions(target).queryKey);
      for (let pages = 0; pages < MOST_PAGES && firstOf(known(), opened)?.isLoaded === false; pages++)
        await loadOlder(client, target);
    },
    onError: () => toast({ tone: 'danger', text: t`The older messages could not be loaded.` }),
  });
  const isOver = isInSight === true || isSuccess;
  const focusLine = () => line.current?.focus();

  useEffect(() => {
    if (isSuccess) line.current?.focus();
  }, [isSuccess]);
  useEffect(() => {
    if (!line.current || !isLoaded || isOver || typeof IntersectionObserver !== 'function') return undefined;
    const observer = new IntersectionObserver((entries) => see(entries.at(-1)?.isIntersecting));
    observer.observe(line.current);
    return () => observer.disconnect();
  }, [firstId, isLoaded, isOver]);

  if (firstId === undefined) return null;
  const label = t`${plural(unread, { one: '# unread message', other: '# unread messages' })}`;
  const isAbove = !isOver && isInSight === false;
  return { label, firstId, line, focusLine, isAbove, jump: () => mutate(), isPending };
}

/** The oldest loaded message that was unread, and whether none before it was; undefined where none was. */
function firstOf(page: ConversationPage | undefined, opened: Chat | null) {
  const count = opened?.num_unread_messages ?? 0;
  if (!page || count === 0) return undefined;
  const { messages, has_more } = page;
  const newest = messages.findIndex(({ id }) => id === opened?.conversation.last_message?.id);
  const unread = messages
    .slice(0, newest + 1)
    .filter(({ from }) => from === 'them')
    .slice(-count);
  return unread[0] && { firstId: unread[0].id, isLoaded: unread.length === count || !has_more };
}
