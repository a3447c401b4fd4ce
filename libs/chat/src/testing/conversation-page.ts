import type { QueryClient } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { sendingTo } from '@parlour/api-client/chat/sending/sendings';
import { applyEvent } from '@parlour/api-client/live/apply-event';
import { addresses } from '@parlour/contract/addresses';
import type { Message } from '@parlour/contract/types/chat';
import { CONVERSATION } from '@parlour/testing/chat-data';
import { renderChat } from './render-chat.tsx';
import { type ChatServer, failure, nora } from './server.ts';

/** The two addresses of the conversation with Nora: its own, and that of hers, which there is before the first message too. */
export const chat = addresses.chat.href({ id: CONVERSATION });
export const memberChat = addresses.memberChat.href({ id: nora.id });

/** Where one writes to her; once it is there, the page is. */
export const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write to Nora' });
export const sendButton = () => screen.getByRole('button', { name: /^Send for/ });
/** What was said to her and by her. */
export const flow = () => screen.getByRole('log', { name: 'Messages with Nora' });
/** The button of a message that was not sent. */
export const again = () => screen.findByRole('button', { name: 'Try again' });

/** What a call fails with that nobody answered. */
export const lost = () => failure(0, 'offline');

export async function open(server: ChatServer) {
  const page = renderChat(server, chat);
  await box();
  return page;
}

/** Writes a message and sends it off. */
export async function send({ user }: Pick<ReturnType<typeof renderChat>, 'user'>, text: string): Promise<void> {
  await user.type(await box(), `${text}{Enter}`);
}

/** What the page has sent off last to her, as long as it has not heard that it arrived. */
export const sentOff = (client: QueryClient) => sendingTo(client, nora.id).at(-1)?.state.variables;

/** How often the server was told what has been read. */
export const readMarks = (server: ChatServer) => server.asked.filter((call) => call === 'PUT /api/chat.php').length;

/** The live stream brings a message of the conversation, whether the server gives it to whoever asks or not. */
export function hear(client: QueryClient, server: ChatServer, message: Message): void {
  const event = { kind: 'message', message, conversation: server.conversation(), profile_id: nora.id } as const;
  const counts = { unread: 1, total_unread: 1, total_new: 0 };
  act(() => applyEvent(client, { id: message.seq, event: { ...event, ...counts } }));
}
