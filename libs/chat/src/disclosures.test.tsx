// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import { renderChat } from './testing/render-chat.tsx';
import { ChatServer, nora } from './testing/server.ts';

afterEach(cleanup);

test('a fictional profile of the demonstration is called both', async () => {
  const server = new ChatServer();
  server.profile = { ...nora, fictional: true, demo: true };
  renderChat(server, addresses.memberChat.href({ id: nora.id }));
  const sentence = await screen.findByText(/No meeting is possible/);
  expect(sentence.textContent).toContain('This is a demo member. A program answers here.');
  expect(screen.getByText('Fictional profile · Demo', { selector: 'header *' })).toBeTruthy();
  expect(screen.getByText('Fictional profile · Demo', { selector: 'li *' })).toBeTruthy();
  expect(screen.getByText('Nora', { selector: 'li *' })).toBeTruthy();
  const log = screen.getByRole('log');
  expect(log.contains(sentence)).toBe(false);
  expect(sentence.compareDocumentPosition(log)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
