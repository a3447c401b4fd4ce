// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import { renderChat } from './testing/render-chat.tsx';
import { ChatServer, nora } from './testing/server.ts';

afterEach(cleanup);

test('a fictional profile of the demonstration is called both', async () => {
  const server = new ChatServer();
  server.profile = { ...nora, fictional: true, demo: true };
  renderChat(server, addresses.memberChat.href({ id: nora.id }));
  expect(await within(await screen.findByRole('log')).findByText(/No meeting is possible/)).toBeTruthy();
  expect(within(screen.getByRole('log')).getByText(/This is a demo member\. A program answers here\./)).toBeTruthy();
  expect(screen.getByText('Fictional profile · Demo')).toBeTruthy();
});
