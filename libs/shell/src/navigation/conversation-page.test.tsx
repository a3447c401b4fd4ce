// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { canSend, cardOf, member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { ConversationPage } from './conversation-page.tsx';

beforeAll(installTopLayer);
afterEach(cleanup);

const nora = cardOf('Nora');

it('offers to end a block that it was told of, before the list of blocks is there and without a conversation', async () => {
  const page = {
    conversation: null,
    profile: nora,
    can_send: { ...canSend, allowed: false, reason: 'already_blocked' },
    messages: [],
    has_more: false,
  };
  renderPage(<ConversationPage target={{ profile_id: nora.id }} />, {
    'GET /api/user.php': () => member(),
    'GET /api/chats.php': () => ({ chats: [], total_unread: 0, requests: 0 }),
    'GET /api/messages.php': () => page,
    'GET /api/blocks.php': () => new Promise(() => {}),
  });
  await userEvent.click(await screen.findByRole('button', { name: /^More/ }));
  expect(await screen.findByRole('menuitem', { name: 'Unblock Nora' })).toBeTruthy();
});
