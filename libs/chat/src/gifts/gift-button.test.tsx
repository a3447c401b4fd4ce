// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { arrivals } from '@parlour/api-client/live/arrivals';
import type { Message } from '@parlour/contract/types/chat';
import { profileOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { chat } from '../testing/conversation-page.ts';
import type { ChatServer } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';
import { GiftButton } from './gift-button.tsx';
import { choose, give, rose, sheet, star } from './gift-sheet.fixture.tsx';

let server: ChatServer;
withChatServer({ gifts: [rose, star], credits: 60 }, (fresh) => (server = fresh));

describe('a gift from a profile', () => {
  const profile = profileOf('Nora');
  async function openFromProfile() {
    const user = userEvent.setup();
    renderPage(() => <GiftButton profile={profile} relation={profile.relation!} />, {
      'GET /api/user.php': server.transport,
      'GET /api/gifts.php': server.transport,
      'POST /api/message.php': server.transport,
    });
    await openAgain(user);
    return user;
  }
  async function openAgain(user: ReturnType<typeof userEvent.setup>) {
    await user.click(await screen.findByRole('button', { name: 'Send a gift' }));
    await (await sheet()).findByRole('radio', { name: /^Rose/ });
    await choose(user, /^Rose/);
  }
  const arrived = async () => (await sheet()).findByText('Your gift has arrived');
  const close = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
    user.click((await sheet()).getByRole('button', { name }));

  it('is confirmed with the way to the conversation', async () => {
    const user = await openFromProfile();
    await give(user);
    const words = await arrived();
    expect(document.activeElement?.contains(words)).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    const link = (await sheet()).getByRole('link', { name: 'Open the conversation' });
    expect(link.getAttribute('href')).toBe(chat);
    await close(user, 'Done');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is confirmed too where only the live stream tells of it', async () => {
    server.lostAnswers = 1;
    const user = await openFromProfile();
    await give(user);
    await (await sheet()).findByRole('alert');
    const [message] = server.messages as [Message];
    const counts = { unread: 0, total_unread: 0, total_new: 0 };
    act(() =>
      arrivals.announce({
        kind: 'message',
        message,
        conversation: server.conversation(),
        profile_id: profile.id,
        ...counts,
      }),
    );
    await arrived();
    await close(user, 'Done');
    await openAgain(user);
    await give(user);
    await arrived();
    expect(server.messages).toHaveLength(2);
  });

  it('whose answer got lost is the same one in a picker that is opened anew, and after a reload', async () => {
    server.lostAnswers = 2;
    const user = await openFromProfile();
    await give(user);
    await (await sheet()).findByRole('alert');
    await close(user, 'Close');
    await openAgain(user);
    await give(user);
    await (await sheet()).findByRole('alert');
    cleanup();
    const later = await openFromProfile();
    await give(later);
    await arrived();
    expect(server.sent).toHaveLength(3);
    expect(server.messages).toHaveLength(1);
    await close(later, 'Done');
    await openAgain(later);
    await give(later);
    await arrived();
    expect(server.messages).toHaveLength(2);
  });
});
