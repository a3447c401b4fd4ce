// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { messageOf } from '@parlour/testing/chat-data';
import { removeKept } from '../testing/another-tab.ts';
import { flow, hear, lost, sentOff } from '../testing/conversation-page.ts';
import { type ChatServer, failure } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';
import { choose, give, openGifts, rose, sheet, star } from './gift-sheet.fixture.tsx';

let server: ChatServer;
withChatServer({ gifts: [rose, star], credits: 60 }, (fresh) => (server = fresh));

describe('a gift in a conversation', () => {
  it('that got lost is tried again as the same gift', async () => {
    server.failures = [failure(500, 'server_error')];
    const { user } = await openGifts(server);
    await choose(user, /^Rose/);
    await give(user);
    const words = 'We don’t know whether this arrived. Trying again never charges twice.';
    expect((await (await sheet()).findByRole('alert')).textContent).toContain(words);
    await give(user);
    await within(flow()).findByText('Gift from you · 25 credits');
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
    expect(within(flow()).queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('that got lost is the same gift also after a try at which nobody looked for it', async () => {
    server.failures = [lost(), failure(426, 'client_outdated')];
    const { user } = await openGifts(server);
    await choose(user, /^Rose/);
    for (let tries = 1; tries < 3; tries++) {
      await give(user);
      await waitFor(() => expect(server.sent).toHaveLength(tries));
      expect((await (await sheet()).findByRole('alert')).textContent).toContain('We don’t know whether this arrived.');
    }
    await give(user);
    await within(flow()).findByText('Gift from you · 25 credits');
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  });

  it('that got lost and was sent again in another tab is paid once, though it is given once more', async () => {
    server.failures = [lost()];
    const { user } = await openGifts(server);
    await choose(user, /^Rose/);
    await give(user);
    await (await sheet()).findByRole('alert');
    removeKept();
    await give(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sent).toHaveLength(2);
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  });

  describe('that got lost and is sent again by the conversation behind', () => {
    const arriveBehind = () => act(() => void window.dispatchEvent(new Event('online')));
    async function loseRose() {
      server.failures = [lost()];
      server.credits = 200;
      const page = await openGifts(server);
      await choose(page.user, /^Rose/);
      await give(page.user);
      await (await sheet()).findByRole('alert');
      return page.user;
    }
    const expectOneRose = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(server.messages.map(({ gift }) => gift?.id)).toEqual(['rose']);
      expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
    };

    it('closes the sheet once it has arrived', async () => {
      await loseRose();
      arriveBehind();
      await expectOneRose();
    });

    it('closes the sheet also where another gift was chosen, which is said to be charged as well', async () => {
      const user = await loseRose();
      await choose(user, /^Star/);
      expect((await sheet()).getByRole('alert').textContent).toBe(
        'We don’t know yet whether your last gift arrived. This one is charged as well.',
      );
      await choose(user, /^Rose/);
      expect((await sheet()).getByRole('alert').textContent).toContain('We don’t know whether this arrived.');
      await choose(user, /^Star/);
      arriveBehind();
      await expectOneRose();
    });

    it('closes a sheet that was opened anew and offers the same', async () => {
      const user = await loseRose();
      await user.click((await sheet()).getByRole('button', { name: 'Close' }));
      await user.click(screen.getByRole('button', { name: 'Send a gift' }));
      await (await sheet()).findByRole('button', { name: /^Give 25 credits/ });
      arriveBehind();
      await expectOneRose();
    });
  });

  describe('whose answers are lost', () => {
    const arrived = (client_id: string) =>
      messageOf(1, { from: 'me', type: 'gift', text: null, gift: rose, cost: 25, client_id });
    const isNothingChosen = async () =>
      expect((await sheet()).getByRole('button', { name: 'Choose a gift' })).toBeTruthy();
    const reopen = async ({ user }: Pick<Awaited<ReturnType<typeof openGifts>>, 'user'>) => {
      await user.click(screen.getByRole('button', { name: 'Send a gift' }));
      await (await sheet()).findByRole('radio', { name: /^Rose/ });
    };
    async function giveRose() {
      const page = await openGifts(server);
      await choose(page.user, /^Rose/);
      await give(page.user);
      return page;
    }

    it('is given once the live stream tells of it, while it is being sent still; the next is another', async () => {
      const gate = Promise.withResolvers<void>();
      server.gate = gate.promise;
      const page = await giveRose();
      await waitFor(() => expect(sentOff(page.client)).toBeTruthy());
      hear(page.client, server, arrived(sentOff(page.client)!.clientId));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await reopen(page);
      await isNothingChosen();
      await choose(page.user, /^Rose/);
      expect((await sheet()).queryByRole('alert')).toBeNull();
      await give(page.user);
      gate.resolve();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(server.messages.map(({ gift }) => gift?.id)).toEqual(['rose', 'rose']);
      expect(new Set(server.sent.map(({ key }) => key)).size).toBe(2);
    });

    it('is given once the live stream tells of it, after its giver has been told that nobody knows', async () => {
      server.failures = [lost()];
      const page = await giveRose();
      await (await sheet()).findByRole('alert');
      hear(page.client, server, arrived(server.sent[0]!.key!));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await reopen(page);
      await isNothingChosen();
    });

    it('is given once the conversation is read', async () => {
      server.lostAnswers = 1;
      const page = await giveRose();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(within(flow()).getByText('Gift from you · 25 credits')).toBeTruthy();
      await reopen(page);
      await isNothingChosen();
    });

    it('is chosen no more in a page that is opened after it has arrived', async () => {
      server.failures = [lost()];
      await giveRose();
      await (await sheet()).findByRole('alert');
      cleanup();
      server.messages = [arrived(server.sent[0]!.key!)];
      await openGifts(server);
      await isNothingChosen();
    });

    it('is in doubt too in a sheet that is opened anew, and the same one', async () => {
      server.failures = [lost()];
      const page = await giveRose();
      await page.user.click((await sheet()).getByRole('button', { name: 'Close' }));
      await reopen(page);
      expect((await sheet()).getByRole('alert').textContent).toContain('We don’t know whether this arrived.');
      await give(page.user);
      await waitFor(() => expect(server.messages).toHaveLength(1));
      expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
    });
  });

  it('without a connection is not given, neither then nor unasked, and another takes its place', async () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.credits = 200;
    const { user } = await openGifts(server);
    await choose(user, /^Rose/);
    await give(user);
    expect((await (await sheet()).findByRole('alert')).textContent).toBe('Not sent. Trying again never charges twice.');
    expect(within(flow()).queryByText('Rose')).toBeNull();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await choose(user, /^Star/);
    expect((await sheet()).queryByRole('alert')).toBeNull();
    await give(user);
    await within(flow()).findByText('Gift from you · 75 credits');
    expect(server.sent.map(({ body }) => body['gift_id'])).toEqual(['star']);
  });

  it('that was refused twice without having been looked at has not arrived', async () => {
    server.failures = [failure(429, 'rate_limited', { minutes: 1 }), failure(429, 'rate_limited', { minutes: 1 })];
    const { user } = await openGifts(server);
    await choose(user, /^Rose/);
    await give(user);
    await (await sheet()).findByRole('alert');
    await give(user);
    await waitFor(() => expect(server.sent).toHaveLength(2));
    expect((await (await sheet()).findByRole('alert')).textContent).not.toContain(
      'We don’t know whether this arrived.',
    );
  });
});
