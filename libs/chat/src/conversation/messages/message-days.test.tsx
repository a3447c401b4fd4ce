// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { DAY, MINUTE } from '@parlour/models/durations';
import { messageOf } from '@parlour/testing/chat-data';
import { flow, open } from '../../testing/conversation-page.ts';
import { type ChatServer, SERVER_TIME } from '../../testing/server.ts';
import { withChatServer } from '../../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({}, (fresh) => (server = fresh));

const after = (ms: number) => new Date(Date.parse(SERVER_TIME) + ms).toISOString();

it('a message of after midnight makes that day today, also before the server’s clock has been heard anew', async () => {
  server.messages = [messageOf(1, { sent_at: after(-MINUTE) }), messageOf(2, { sent_at: after(DAY - MINUTE) })];
  await open(server);
  expect(flow().textContent.match(/Today|Yesterday/g)).toEqual(['Yesterday', 'Today']);
});
