// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { SECOND } from '@parlour/models/durations';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { change, offline, openOwn, own, save, saving, sent } from './own-profile.fixture.tsx';

/** However slow the machine, what was not saved is sent again by what happens here alone, not after its ten seconds. */
beforeEach(() => {
  const begin = window.setTimeout;
  vi.spyOn(window, 'setTimeout').mockImplementation(((...asked: Parameters<typeof begin>) =>
    asked[1] === 10 * SECOND ? undefined : begin(...asked)) as typeof begin);
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  window.sessionStorage.clear();
});

const unsaved = 'These changes are not saved yet.';

it('has nothing behind it that undoes what it shows', async () => {
  openOwn({ answers: saving({}) });
  await change('About me');
  await userEvent.type(screen.getByRole('textbox', { name: 'About me' }), '!');
  await save();
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeDefined();
  await change('About me');
  expect(screen.getByDisplayValue('Hello there!')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

describe('what was typed', () => {
  it('is there after a reload, until it is saved or given up', async () => {
    openOwn();
    await change('About me');
    await userEvent.type(screen.getByRole('textbox', { name: 'About me' }), ', friend');
    cleanup();
    openOwn({ address: '/profile?edit=about' });
    expect(await screen.findByDisplayValue('Hello there, friend')).toBeDefined();
    expect(screen.getByText(unsaved)).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
    await change('About me');
    expect(screen.getByDisplayValue('Hello there')).toBeDefined();
  });

  it('is no longer called unsaved, now or after a reload, once it is what is saved', async () => {
    openOwn();
    await change('About me');
    await userEvent.type(screen.getByRole('textbox', { name: 'About me' }), '!');
    cleanup();
    openOwn({ address: '/profile?edit=about' });
    const words = await screen.findByDisplayValue('Hello there!');
    expect(screen.getByText(unsaved)).toBeDefined();
    await userEvent.type(words, '{Backspace}');
    expect(screen.getByDisplayValue('Hello there')).toBe(words);
    expect(screen.queryByText(unsaved)).toBeNull();
    cleanup();
    openOwn({ address: '/profile?edit=about' });
    const again = await screen.findByDisplayValue('Hello there');
    expect(screen.queryByText(unsaved)).toBeNull();
    await userEvent.type(again, '?');
    cleanup();
    openOwn({ address: '/profile?edit=about' });
    expect(await screen.findByDisplayValue('Hello there?')).toBeDefined();
    expect(screen.getByText(unsaved)).toBeDefined();
  });

  it('is kept where it is what was saved before, while something else is being saved', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const saved = { ...own, about_me: 'Hello there!' };
    openOwn({ answers: { 'PUT /api/profile.php': () => promise } });
    await change('About me');
    const words = screen.getByRole('textbox', { name: 'About me' });
    await userEvent.type(words, '!');
    await save();
    await userEvent.type(words, '{Backspace}');
    resolve({ profile: saved });
    expect(await screen.findByText('Toast: Saved')).toBeDefined();
    cleanup();
    openOwn({ address: '/profile?edit=about', answers: { 'GET /api/profile.php': () => ({ profile: saved }) } });
    expect(await screen.findByDisplayValue('Hello there')).toBeDefined();
    expect(screen.getByText(unsaved)).toBeDefined();
  });

  it('is kept through a lost connection and saved when it is back', async () => {
    let isOnline = false;
    const page = openOwn({
      answers: {
        'PUT /api/profile.php': ({ body }) => (isOnline ? { profile: { ...own, ...(body as object) } } : offline()),
      },
    });
    await change('About me');
    await userEvent.type(screen.getByRole('textbox', { name: 'About me' }), '!');
    await save();
    expect(await screen.findByText('We cannot be reached right now.')).toBeDefined();
    expect(screen.getByDisplayValue('Hello there!')).toBeDefined();
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('Toast: Saved')).toBeDefined();
    expect(sent(page)).toEqual([{ about_me: 'Hello there!' }, { about_me: 'Hello there!' }]);
  });

  it('is sent though it is what was saved before, where nobody knows whether something else was saved since', async () => {
    let isOnline = false;
    const page = openOwn({
      answers: {
        'PUT /api/profile.php': ({ body }) => (isOnline ? { profile: { ...own, ...(body as object) } } : offline()),
      },
    });
    await change('About me');
    const words = screen.getByRole('textbox', { name: 'About me' });
    await userEvent.type(words, '!');
    await save();
    expect(await screen.findByText('We cannot be reached right now.')).toBeDefined();
    await userEvent.type(words, '{Backspace}');
    isOnline = true;
    await save();
    expect(await screen.findByText('Toast: Saved')).toBeDefined();
    expect(sent(page)).toEqual([{ about_me: 'Hello there!' }, { about_me: 'Hello there' }]);
  });

  it('is not closed over somebody who goes on typing, and takes no focus where it is sent again by itself', async () => {
    let answer = (): void => {};
    let isOnline = false;
    const page = openOwn({
      answers: {
        'PUT /api/profile.php': ({ body }) =>
          isOnline
            ? new Promise((resolve) => (answer = () => resolve({ profile: { ...own, ...(body as object) } })))
            : offline(),
      },
    });
    await change('About me');
    const words = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'About me' });
    await userEvent.type(words, '!');
    await save();
    expect(await screen.findByText('We cannot be reached right now.')).toBeDefined();
    words.focus();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent(page)).toHaveLength(2));
    expect(await screen.findByText('We cannot be reached right now.')).toBeDefined();
    expect(document.activeElement).toBe(words);
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(sent(page)).toHaveLength(3));
    await userEvent.type(words, ' And more');
    answer();
    expect(await screen.findByText('Toast: Saved')).toBeDefined();
    expect(screen.getByDisplayValue('Hello there! And more')).toBe(words);
    cleanup();
    openOwn({ address: '/profile?edit=about' });
    expect(await screen.findByDisplayValue('Hello there! And more')).toBeDefined();
  });
});
