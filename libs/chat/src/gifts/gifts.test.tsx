// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refresh } from '@parlour/api-client/live/refresh';
import { addresses } from '@parlour/contract/addresses';
import { messageOf } from '@parlour/testing/chat-data';
import { chat, flow } from '../testing/conversation-page.ts';
import { renderChat } from '../testing/render-chat.tsx';
import { type ChatServer, failure, nora } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';
import { choose, give, openGifts, rose, sheet, star } from './gift-sheet.fixture.tsx';

let server: ChatServer;
withChatServer({ gifts: [rose, star], credits: 60 }, (fresh) => (server = fresh));

describe('a gift in a conversation', () => {
  it('is chosen at its price in credits and in money, and stands in the conversation', async () => {
    const { user } = await openGifts(server);
    expect((await sheet()).getByText('You have 60 credits.')).toBeTruthy();
    await choose(user, /^Rose 25 credits/);
    await user.click((await sheet()).getByRole('button', { name: /^Give 25 credits.*€2\.25/ }));
    expect(await within(flow()).findByText('Gift from you · 25 credits')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.sent).toMatchObject([
      { body: { profile_id: nora.id, type: 'gift', gift_id: 'rose', expected_cost: 25 } },
    ]);
    expect(server.sent[0]?.body).not.toHaveProperty('text');
    expect(Object.keys(localStorage).filter((key) => key.includes('gift'))).toEqual([]);
  });

  it('is confirmed to those who listen, once its sheet is closed', async () => {
    const { user } = await openGifts(server);
    const sent = () => screen.queryAllByRole('status').filter(({ textContent }) => textContent === 'Sent');
    await choose(user, /^Rose/);
    await give(user);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent()).toEqual([]);
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('that costs more than there is leads to the credits, and is still chosen afterwards', async () => {
    const { user } = await openGifts(server);
    await choose(user, /^Star/);
    const link = (await sheet()).getByRole('link', { name: 'Buy credits' });
    expect(link.getAttribute('href')).toBe(addresses.credits.href());
    cleanup();
    server.credits = 100;
    await openGifts(server);
    expect((await sheet()).getByRole<HTMLInputElement>('radio', { name: /^Star/ }).checked).toBe(true);
    expect((await sheet()).getByRole('button', { name: /^Give 75 credits/ })).toBeTruthy();
  });

  it('that was refused for want of credits can be given once they were bought elsewhere', async () => {
    const { user, client } = await openGifts(server);
    await choose(user, /^Rose/);
    server.failures = [failure(402, 'insufficient_credits', { needed: 25, credits: 5, name: 'Nora' })];
    server.credits = 5;
    await give(user);
    await (await sheet()).findByRole('link', { name: 'Buy credits' });
    server.credits = 105;
    act(() => refresh(client));
    expect(await (await sheet()).findByRole('button', { name: /^Give 25 credits/ })).toBeTruthy();
  });

  it('is chosen by one member, and not by the next on the same device', async () => {
    const { user } = await openGifts(server);
    await choose(user, /^Rose/);
    cleanup();
    server.memberId = nora.id;
    await openGifts(server);
    expect((await sheet()).getByRole<HTMLInputElement>('radio', { name: /^Rose/ }).checked).toBe(false);
  });

  it('under way leaves the choice of a picker that is opened meanwhile alone', async () => {
    let arrive = (): void => undefined;
    server.gate = new Promise((resolve) => (arrive = resolve));
    server.credits = 100;
    const { user } = await openGifts(server);
    await choose(user, /^Rose/);
    await give(user);
    await user.click((await sheet()).getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Send a gift' }));
    await choose(user, /^Star/);
    arrive();
    await within(flow()).findByText('Gift from you · 25 credits');
    expect((await sheet()).getByRole<HTMLInputElement>('radio', { name: /^Star/ }).checked).toBe(true);
  });

  it('at another price than was seen is not given before the new one is', async () => {
    server.failures = [failure(409, 'price_changed', { cost: 30 })];
    const { user } = await openGifts(server);
    await choose(user, /^Rose/);
    await give(user);
    expect(await (await sheet()).findByRole('button', { name: /^Give 30 credits/ })).toBeTruthy();
    await give(user);
    await waitFor(() => expect(server.sent.map(({ body }) => body['expected_cost'])).toEqual([25, 30]));
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(2);
  });

  it('for a fictional profile is preceded by the acknowledgement', async () => {
    server.failures = [failure(403, 'fictional_ack_required')];
    server.credits = 100;
    const { user } = await openGifts(server);
    await choose(user, /^Rose/);
    await give(user);
    const tick = await (await sheet()).findByRole('checkbox', { name: 'I know that Nora is a fictional profile.' });
    await waitFor(() => expect(document.activeElement).toBe(tick));
    expect((await sheet()).getByText('Confirm this before you write.')).toBeTruthy();
    await give(user);
    expect(server.sent).toHaveLength(1);
    await user.click(tick);
    await choose(user, /^Star/);
    await give(user);
    await waitFor(() => expect(server.sent[1]?.body).toMatchObject({ gift_id: 'star', accept_fictional: true }));
  });

  it('of the other says what it is, there and in the list', async () => {
    server.messages = [messageOf(1, { type: 'gift', text: null, gift: { ...rose, cost: 0 } })];
    renderChat(server, chat);
    expect(await screen.findByText('Gift from Nora')).toBeTruthy();
    expect(within(flow()).getByText('Rose')).toBeTruthy();
    expect(screen.getByText('A gift: Rose')).toBeTruthy();
  });
});
