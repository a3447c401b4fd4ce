// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, it, vi } from 'vitest';
import type * as safety from '@parlour/safety';
import { ReportButton } from '@parlour/safety';
import { messageOf } from '@parlour/testing/chat-data';
import { canSend, cardOf, member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { ConversationPage } from './conversation-page.tsx';

vi.mock('@parlour/safety', async (load) => {
  const real = await load<typeof safety>();
  return { ...real, ReportButton: vi.fn(real.ReportButton) };
});
beforeAll(installTopLayer);

const nora = cardOf('Nora');
const empty = { conversation: null, profile: nora, can_send: canSend, messages: [], has_more: false };

/** The page of a conversation with Nora as these messages are answered. */
const open = (page: object) =>
  renderPage(<ConversationPage target={{ profile_id: nora.id }} />, {
    'GET /api/user.php': () => member(),
    'GET /api/chats.php': () => ({ chats: [], total_unread: 0, requests: 0 }),
    'GET /api/messages.php': () => page,
    'GET /api/blocks.php': () => new Promise(() => {}),
    'GET /api/icebreakers.php': () => ({ icebreakers: [] }),
  });

it('offers to end a block that it was told of, before the list of blocks is there and without a conversation', async () => {
  open({ ...empty, can_send: { ...canSend, allowed: false, reason: 'already_blocked' } });
  await userEvent.click(await screen.findByRole('button', { name: /^More/ }));
  expect(await screen.findByRole('menuitem', { name: 'Unblock Nora' })).toBeTruthy();
});

it('what reports a message is not drawn anew by a key, nor by a report of another', async () => {
  open({ ...empty, messages: [messageOf(1), messageOf(2)] });
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Write to Nora' });
  const [first] = await screen.findAllByRole('button', { name: 'Report this message' });
  const drawn = vi.mocked(ReportButton).mockClear();
  await userEvent.type(box, 'Hello');
  expect(box.value).toBe('Hello');
  await userEvent.click(first!);
  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(drawn).not.toHaveBeenCalled();
});
