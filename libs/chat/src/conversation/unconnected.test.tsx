// @vitest-environment jsdom
import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import { CONVERSATION } from '@parlour/testing/chat-data';
import { renderChat } from '../testing/render-chat.tsx';
import type { ChatServer } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';

let server: ChatServer;
withChatServer({ credits: 100 }, (fresh) => (server = fresh));

const chat = addresses.chat.href({ id: CONVERSATION });
const box = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Nora' });
const flow = () => screen.getByRole('log', { name: 'Messages with Nora' });

async function open() {
  const page = renderChat(server, chat);
  await box();
  return page;
}
async function send({ user }: { user: ReturnType<typeof renderChat>['user'] }, text: string) {
  await user.type(await box(), `${text}{Enter}`);
}
function setOnLine(onLine: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')));
}

describe('a message for which there is no connection', () => {
  it('waits for one, as it says, and is sent then', async () => {
    const page = await open();
    setOnLine(false);
    await send(page, 'Good evening');
    expect((await screen.findByRole('alert')).textContent).toBe('This is sent as soon as you are online again.Remove');
    expect(server.sent).toEqual([]);
    setOnLine(true);
    expect(await within(flow()).findByText('Sent')).toBeTruthy();
    expect(server.sent.map(({ body }) => body['text'])).toEqual(['Good evening']);
  });

  it('can be taken back, and is then never sent', async () => {
    const page = await open();
    setOnLine(false);
    await send(page, 'Good evening');
    await page.user.click(await screen.findByRole('button', { name: 'Remove' }));
    setOnLine(true);
    await send(page, 'Another');
    expect(await within(flow()).findByText('Sent')).toBeTruthy();
    expect(server.sent.map(({ body }) => body['text'])).toEqual(['Another']);
  });

  it('whose conversation was left meanwhile is not sent unasked', async () => {
    const page = await open();
    setOnLine(false);
    await send(page, 'Good evening');
    await screen.findByRole('button', { name: 'Remove' });
    await act(() => page.router.navigate('/elsewhere'));
    setOnLine(true);
    await act(() => page.router.navigate(chat));
    expect((await screen.findByRole('alert')).textContent).toBe('Not sent. No credits were used.Try againRemove');
    expect(server.sent).toEqual([]);
    await page.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(flow()).findByText('Sent')).toBeTruthy();
  });

  it('is known not to have been sent after a reload too, and can be sent then', async () => {
    const page = await open();
    setOnLine(false);
    await send(page, 'Good evening');
    await screen.findByRole('button', { name: 'Remove' });
    cleanup();
    setOnLine(true);
    onlineManager.setOnline(true);
    const { user } = await open();
    expect((await screen.findByRole('alert')).textContent).toBe('Not sent. No credits were used.Try againRemove');
    expect(server.sent).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await within(flow()).findByText('Sent')).toBeTruthy();
    expect(server.sent.map(({ body }) => body['text'])).toEqual(['Good evening']);
  });
});
