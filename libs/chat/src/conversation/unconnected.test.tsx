// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { resendLost } from '@parlour/api-client/chat/sending/resend-lost';
import { addresses } from '@parlour/contract/addresses';
import { HOUR } from '@parlour/models/durations';
import { messageOf } from '@parlour/testing/chat-data';
import { changeKept } from '../testing/another-tab.ts';
import { box, chat, flow, open, send } from '../testing/conversation-page.ts';
import { renderChat } from '../testing/render-chat.tsx';
import { type ChatServer, failure, SERVER_TIME } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({ credits: 100 }, (fresh) => (server = fresh));

const hoursBefore = (hours: number) => new Date(Date.parse(SERVER_TIME) - hours * HOUR).toISOString();
const yesterday = () => hoursBefore(25);
function setOnLine(onLine: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')));
}

describe('a message for which there is no connection', () => {
  it('waits for one, as it says, and is sent then', async () => {
    const page = await open(server);
    setOnLine(false);
    expect(screen.getByText(/^You are offline/)).toBeTruthy();
    await send(page, 'Good evening');
    expect((await screen.findByRole('alert')).textContent).toBe('This is sent as soon as you are online again.Remove');
    expect(screen.queryByText(/^You are offline/), 'is said once').toBeNull();
    expect(server.sent).toEqual([]);
    setOnLine(true);
    expect(await within(flow()).findByText('Sent')).toBeTruthy();
    expect(server.sent.map(({ body }) => body['text'])).toEqual(['Good evening']);
  });

  it('can be taken back, and is then never sent', async () => {
    const page = await open(server);
    setOnLine(false);
    await send(page, 'Good evening');
    await page.user.click(await screen.findByRole('button', { name: 'Remove' }));
    setOnLine(true);
    await send(page, 'Another');
    expect(await within(flow()).findByText('Sent')).toBeTruthy();
    expect(server.sent.map(({ body }) => body['text'])).toEqual(['Another']);
  });

  it('whose conversation was left meanwhile is sent once it is opened with one', async () => {
    const page = await open(server);
    setOnLine(false);
    await send(page, 'Good evening');
    await screen.findByRole('button', { name: 'Remove' });
    await act(() => page.router.navigate('/elsewhere'));
    setOnLine(true);
    await act(() => page.router.navigate(chat));
    expect(await within(flow()).findByText('Sent')).toBeTruthy();
    expect(server.sent.map(({ body }) => body['text'])).toEqual(['Good evening']);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not tried when its conversation is opened without one, and its row in the list says that it waits', async () => {
    server.messages = [messageOf(1, { text: 'Where are you?' })];
    const page = renderChat(server, addresses.chats.href());
    const row = async () => (await screen.findByRole('listitem')).textContent;
    expect(await row()).toContain('Where are you?');
    await act(() => page.router.navigate(chat));
    await box();
    setOnLine(false);
    await send(page, 'Good evening');
    await screen.findByRole('button', { name: 'Remove' });
    await act(() => page.router.navigate(addresses.chats.href()));
    expect(await row()).toContain('Not sent yet: Good evening');
    await act(() => page.router.navigate(chat));
    await screen.findByRole('button', { name: 'Remove' });
    expect(server.sent).toEqual([]);
    setOnLine(true);
    expect(await within(flow()).findByText('Sent')).toBeTruthy();
    await act(() => page.router.navigate(addresses.chats.href()));
    expect(await row()).toContain('You: Good evening');
  });

  it('that is refused when its conversation is opened goes back to the box, with the reason', async () => {
    const page = await open(server);
    setOnLine(false);
    await send(page, 'Good evening');
    await screen.findByRole('button', { name: 'Remove' });
    await act(() => page.router.navigate('/elsewhere'));
    setOnLine(true);
    server.failures = [failure(409, 'price_changed', { cost: 12 })];
    await act(() => page.router.navigate(chat));
    expect(await screen.findByText(/^The price has changed/)).toBeTruthy();
    expect((await box()).value).toBe('Good evening');
    expect(server.sent).toHaveLength(1);
  });

  it('that was refused in another tab says so, and is not sent once there is a connection', async () => {
    const page = await open(server);
    setOnLine(false);
    await send(page, 'Good evening');
    await screen.findByRole('button', { name: 'Remove' });
    changeKept({ notSent: 'refused' });
    expect(screen.getByRole('alert').textContent).toBe('Not sent. No credits were used.Try againRemove');
    setOnLine(true);
    expect(server.sent).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(flow()).findByText('Sent')).toBeTruthy();
    expect(server.sent).toHaveLength(1);
  });

  it('that is refused after its conversation was left says so in the list', async () => {
    server.messages = [messageOf(1, { text: 'Where are you?' })];
    const page = await open(server);
    setOnLine(false);
    await send(page, 'Good evening');
    await screen.findByRole('button', { name: 'Remove' });
    await act(() => page.router.navigate(addresses.chats.href()));
    setOnLine(true);
    server.failures = [failure(409, 'price_changed', { cost: 12 })];
    await act(() => resendLost(page.client));
    expect((await screen.findByRole('listitem')).textContent).toContain('Not sent: Good evening');
  });

  it('that was refused hides in the list nothing that came after it', async () => {
    server.messages = [messageOf(1, { text: 'Where are you?', sent_at: SERVER_TIME })];
    const page = await open(server);
    setOnLine(false);
    await send(page, 'Good evening');
    await screen.findByRole('button', { name: 'Remove' });
    changeKept({ notSent: 'refused', writtenAt: yesterday() });
    setOnLine(true);
    await act(() => page.router.navigate(addresses.chats.href()));
    expect((await screen.findByRole('listitem')).textContent).toContain('Where are you?');
  });

  it('stands in the list in place of what is older, however slow the clock of its device', async () => {
    server.messages = [messageOf(1, { text: 'Where are you?', sent_at: hoursBefore(0.1) })];
    onTestFinished(() => {
      vi.useRealTimers();
      onlineManager.setOnline(true);
    });
    vi.setSystemTime(Date.parse(SERVER_TIME) - 2 * HOUR);
    const page = await open(server);
    setOnLine(false);
    await send(page, 'Good evening');
    await screen.findByRole('button', { name: 'Remove' });
    await act(() => page.router.navigate(addresses.chats.href()));
    expect((await screen.findByRole('listitem')).textContent).toContain('Not sent yet: Good evening');
  });

  it('that was written a day ago is sent by nobody but its member', async () => {
    const page = await open(server);
    setOnLine(false);
    await send(page, 'Good evening');
    await screen.findByRole('button', { name: 'Remove' });
    changeKept({ writtenAt: yesterday() });
    cleanup();
    onlineManager.setOnline(true);
    const list = renderChat(server, addresses.chats.href());
    expect((await screen.findByRole('listitem')).textContent).toContain('Not sent: Good evening');
    await act(() => list.router.navigate(chat));
    await box();
    expect(screen.getByRole('alert').textContent).toBe('Not sent. No credits were used.Try againRemove');
    await list.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This is sent as soon as you are online again.Remove');
    expect(server.sent).toEqual([]);
    changeKept({ writtenAt: yesterday() });
    cleanup();
    setOnLine(true);
    onlineManager.setOnline(true);
    const last = await open(server);
    await last.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(flow()).findByText('Sent')).toBeTruthy();
    expect(server.sent).toHaveLength(1);
  });

  it('is sent after a reload too', async () => {
    const page = await open(server);
    setOnLine(false);
    await send(page, 'Good evening');
    await screen.findByRole('button', { name: 'Remove' });
    cleanup();
    setOnLine(true);
    onlineManager.setOnline(true);
    await open(server);
    expect(await within(flow()).findByText('Sent')).toBeTruthy();
    expect(server.sent.map(({ body }) => body['text'])).toEqual(['Good evening']);
  });
});
