// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { addresses } from '@parlour/contract/addresses';
import { canSend } from '@parlour/testing/page-data';
import { flow, lost } from '../testing/conversation-page.ts';
import { type ChatServer, failure, nora } from '../testing/server.ts';
import { withChatServer } from '../testing/with-chat-server.ts';
import {
  bring,
  installFilePictures,
  openPhotos,
  openSheet,
  send,
  sendButton,
  sheet,
  shownPhoto,
} from './photo-sheet.fixture.tsx';

let server: ChatServer;
withChatServer({ credits: 60 }, (fresh) => (server = fresh));
beforeEach(installFilePictures);

const keptPhotos = () => Object.keys(localStorage).filter((key) => key.includes('photo'));
const inFlow = () => within(flow()).findByRole('button', { name: 'Your photo' });

describe('a photo in a conversation', () => {
  it('is brought to the server and sent at its price in credits and in money, and stands in the conversation', async () => {
    const { user } = await openPhotos(server);
    expect((await sheet()).getByText(/Only Nora sees the photo/)).toBeTruthy();
    expect((await sendButton()).getAttribute('aria-disabled')).toBe('true');
    await bring(user, 'garden.jpg');
    expect((await shownPhoto())?.src).toBe('blob:photo');
    expect(server.uploads[0]?.body).toMatchObject({ profile_id: nora.id });
    await user.click((await sheet()).getByRole('button', { name: /^Send 20 credits.*€1\.80/ }));
    await inFlow();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.sent.map(({ body }) => body)).toMatchObject([
      { profile_id: nora.id, type: 'image', photo_id: server.photoOf('garden.jpg').id, expected_cost: 20 },
    ]);
    expect(server.sent[0]?.body).not.toHaveProperty('text');
    expect(keptPhotos()).toEqual([]);
    await waitFor(() => expect(screen.queryAllByRole('status').map((each) => each.textContent)).toContain('Sent'));
  });

  it('costs nothing where a brand wishes that', async () => {
    server.canSend = { ...canSend, cost: { text: 10, image: 0 } };
    server.credits = 0;
    const { user } = await openPhotos(server);
    await bring(user, 'garden.jpg');
    await user.click((await sheet()).getByRole('button', { name: /^Send Free/ }));
    await inFlow();
  });

  it('is seen on its way', async () => {
    let arrive = (): void => undefined;
    server.gate = new Promise((resolve) => (arrive = resolve));
    const { user } = await openPhotos(server);
    await bring(user, 'garden.jpg');
    await send(user);
    const photo = await within(flow()).findByRole('img', { name: 'Your photo' });
    expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['720', '900']);
    arrive();
    await inFlow();
  });

  it('at another price than was seen is not sent before the new one is', async () => {
    server.failures = [failure(409, 'price_changed', { cost: 30 })];
    const { user } = await openPhotos(server);
    await bring(user, 'garden.jpg');
    await send(user);
    expect(await (await sheet()).findByRole('button', { name: /^Send 30 credits/ })).toBeTruthy();
    expect((await sheet()).getByRole('alert').textContent).toContain('The price has changed.');
    await send(user);
    await inFlow();
    expect(server.sent.map(({ body }) => body['expected_cost'])).toEqual([20, 30]);
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(2);
  });

  it('that costs more than there is leads to the credits, and is still there afterwards', async () => {
    server.credits = 5;
    const { user } = await openPhotos(server);
    const why = (await sheet()).getByText(/^You do not have enough credits for a photo/);
    expect(why.textContent).toMatch(/20 credits.*€1\.80/);
    await bring(user, 'garden.jpg');
    const link = (await sheet()).getByRole('link', { name: 'Buy credits' });
    expect(link.getAttribute('href')).toBe(addresses.credits.href());
    cleanup();
    server.credits = 100;
    await openPhotos(server);
    expect((await shownPhoto())?.src).toMatch(/\/media\/garden\.jpg\/card\.jpg$/);
    await send(user);
    await inFlow();
    expect(server.uploads).toHaveLength(1);
  });

  it('that was refused for want of credits gives the focus to the way to them', async () => {
    server.failures = [failure(402, 'insufficient_credits', { needed: 20, credits: 5, name: 'Nora' })];
    const { user } = await openPhotos(server);
    await bring(user, 'garden.jpg');
    server.credits = 5;
    await send(user);
    const link = await (await sheet()).findByRole('link', { name: 'Buy credits' });
    await waitFor(() => expect(document.activeElement).toBe(link));
    expect(await shownPhoto()).toBeTruthy();
  });

  it('is kept for its member and this conversation, as long as its address is good', async () => {
    const { user } = await openPhotos(server);
    await bring(user, 'garden.jpg');
    cleanup();
    server.memberId = nora.id;
    await openPhotos(server);
    expect(await shownPhoto()).toBeNull();
    cleanup();
    server.photosUntil = '2026-11-21T21:00:00.000Z';
    await bring((await openPhotos(server)).user, 'lake.jpg');
    cleanup();
    await openPhotos(server);
    expect(await shownPhoto()).toBeNull();
  });

  it('that got lost is tried again as the same one', async () => {
    server.failures = [lost()];
    const { user } = await openPhotos(server);
    await bring(user, 'garden.jpg');
    await send(user);
    const words = 'We don’t know whether this arrived. Trying again never charges twice.';
    expect((await (await sheet()).findByRole('alert')).textContent).toContain(words);
    expect(await shownPhoto()).toBeTruthy();
    await send(user);
    await inFlow();
    expect(server.messages).toHaveLength(1);
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(1);
  });

  it('whose answer got lost stands in the conversation, and another beside it is said to be charged as well', async () => {
    server.failures = [lost()];
    const { user } = await openPhotos(server);
    await bring(user, 'garden.jpg');
    await send(user);
    await (await sheet()).findByRole('alert');
    await bring(user, 'lake.jpg');
    expect((await sheet()).getByRole('alert').textContent).toBe(
      'We don’t know yet whether your last photo arrived. This one is charged as well.',
    );
    await user.click((await sheet()).getByRole('button', { name: 'Close' }));
    await user.click(within(flow()).getByRole('button', { name: 'Try again' }));
    await inFlow();
    await openSheet(user);
    expect((await sheet()).queryByRole('alert')).toBeNull();
    await send(user);
    await waitFor(() => expect(server.messages.map(({ image }) => image?.id)).toHaveLength(2));
    expect(new Set(server.sent.map(({ key }) => key)).size).toBe(2);
  });

  it('without a connection is not sent, neither then nor unasked', async () => {
    const { user } = await openPhotos(server);
    await bring(user, 'garden.jpg');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await send(user);
    expect((await (await sheet()).findByRole('alert')).textContent).toBe('Not sent. Trying again never charges twice.');
    expect(within(flow()).queryByRole('img')).toBeNull();
    onLine.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(server.sent).toEqual([]);
    await send(user);
    await inFlow();
  });

  it('that was taken in too long ago is chosen again', async () => {
    server.failures = [new ApiError(422, { code: 'validation_failed', fields: { photo_id: 'value_unknown' } })];
    const { user } = await openPhotos(server);
    await bring(user, 'garden.jpg');
    await send(user);
    expect((await (await sheet()).findByRole('alert')).textContent).toContain('Choose it again.');
    expect(await shownPhoto()).toBeNull();
    expect(keptPhotos()).toEqual([]);
    await bring(user, 'garden again.jpg');
    expect((await sheet()).queryByRole('alert')).toBeNull();
    await send(user);
    await inFlow();
  });

  it('for a fictional profile is preceded by the acknowledgement', async () => {
    server.failures = [failure(403, 'fictional_ack_required')];
    const { user } = await openPhotos(server);
    await bring(user, 'garden.jpg');
    await send(user);
    const tick = await (await sheet()).findByRole('checkbox', { name: 'I know that Nora is a fictional profile.' });
    await waitFor(() => expect(document.activeElement).toBe(tick));
    await user.click(tick);
    await send(user);
    await waitFor(() => expect(server.sent[1]?.body).toMatchObject({ type: 'image', accept_fictional: true }));
  });

  it('that waits for a confirmation says so beforehand', async () => {
    server.canSend = { ...canSend, warn_not_confirmed: true };
    await openPhotos(server);
    expect((await sheet()).getByText(/^Nora gets your photo once you have confirmed/)).toBeTruthy();
  });

  it('that would be one too many before a confirmation is not asked for, nor are credits', async () => {
    server.canSend = { ...canSend, allowed: false, reason: 'not_confirmed', warn_not_confirmed: true };
    await openPhotos(server);
    expect((await sheet()).getByRole('link', { name: 'Confirm' })).toBeTruthy();
    expect((await sheet()).queryByRole('button', { name: /^Send/ })).toBeNull();
  });

  it('that was refused when it was tried again in the conversation is in its sheet again', async () => {
    server.failures = [lost(), failure(409, 'price_changed', { cost: 30 })];
    const { user } = await openPhotos(server);
    await bring(user, 'garden.jpg');
    await send(user);
    await (await sheet()).findByRole('alert');
    await user.click((await sheet()).getByRole('button', { name: 'Close' }));
    server.canSend = { ...canSend, cost: { text: 10, image: 30 } };
    await user.click(within(flow()).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(within(flow()).queryByRole('img')).toBeNull());
    await openSheet(user);
    expect(await shownPhoto()).toBeTruthy();
    expect(await (await sheet()).findByRole('button', { name: /^Send 30 credits/ })).toBeTruthy();
  });
});
