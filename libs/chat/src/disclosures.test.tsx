// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { memberChat } from './testing/conversation-page.ts';
import { renderChat } from './testing/render-chat.tsx';
import { type ChatServer, nora } from './testing/server.ts';
import { withChatServer } from './testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({}, (fresh) => (server = fresh));

test('a fictional profile of the demonstration is called both', async () => {
  server.profile = { ...nora, fictional: true, demo: true };
  renderChat(server, memberChat);
  const sentence = await screen.findByText(/No meeting is possible/);
  expect(sentence.textContent).toContain('This is a demo member. A program answers here.');
  expect(screen.getByText('Fictional profile · Demo', { selector: 'header *' })).toBeTruthy();
  expect(screen.getByText('Fictional profile · Demo', { selector: 'li *' })).toBeTruthy();
  expect(screen.getByText('Nora', { selector: 'li *' })).toBeTruthy();
  const log = screen.getByRole('log');
  expect(log.contains(sentence)).toBe(false);
  expect(sentence.compareDocumentPosition(log)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
