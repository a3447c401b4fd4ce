import type { RequestHandler } from 'msw';
import { userEvent, within } from 'storybook/test';
import { listChats } from '@parlour/contract/chat/list-chats';
import { listMessages } from '@parlour/contract/chat/list-messages';
import { typing } from '@parlour/contract/chat/typing';
import { updateChat } from '@parlour/contract/chat/update-chat';
import type { ReplyOf } from '@parlour/contract/define-call';
import type { CanSend } from '@parlour/contract/types/profile';
import { CONVERSATION, messageOf } from '@parlour/testing/chat-data';
import { canSend } from '@parlour/testing/page-data';
import {
  answer,
  lookedAtBy,
  storyCard,
  storyChat,
  storyConversation,
  storyTalk,
  storyTime,
  type ViewerKind,
} from '@parlour/testing/stories';

type Page = ReplyOf<typeof listMessages>;

export const nora = storyCard('Nora', { online: 'now' });

/** So many messages in a row, all read, from that number on. */
export const messagesFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, place) => messageOf(first + place, { sent_at: storyTime, read_at: storyTime }));

/** The next message costs nothing. */
export const free: CanSend = {
  ...canSend,
  cost: { text: 0, image: 20 },
  money: { text: null, image: null },
  free_left: 2,
};

/** Nothing may be written, and why. */
export const refused = (reason: NonNullable<CanSend['reason']>): CanSend => ({ ...canSend, allowed: false, reason });

/** A talk with Nora of which some is different. */
export const talk = (changes: Partial<Page> = {}): Page => ({
  conversation: storyConversation(storyTalk.at(-1) ?? null),
  profile: nora,
  can_send: canSend,
  messages: storyTalk,
  has_more: false,
  ...changes,
});

/** What the pages of one conversation ask for; further answers come before the conversation's own. */
export function looking(kind: ViewerKind, page: Page, ...more: RequestHandler[]) {
  const others = storyChat('Mila', { text: 'Until Thursday then.', sent_at: storyTime });
  const newest = { text: page.messages.at(-1)?.text ?? null, sent_at: storyTime };
  const own = storyChat(page.profile.name, newest, { id: CONVERSATION, profile: page.profile });
  return {
    answers: [
      lookedAtBy(kind),
      answer(listChats, { chats: page.conversation ? [own, others] : [others], total_unread: 0, requests: 0 }),
      answer(typing, undefined),
      ...more,
      answer(listMessages, page),
      answer(updateChat, { chat: own, total_unread: 0 }),
    ],
  };
}

/** Writes and sends, as a member would. */
export async function sendOne({ canvasElement }: { canvasElement: HTMLElement }): Promise<void> {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: 'Write to Nora' }), 'Good evening!');
  await userEvent.click(page.getByRole('button', { name: /^Send for/ }));
}
