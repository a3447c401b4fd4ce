// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { chatKeys } from '@parlour/api-client/chat/keys';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { messageOf } from '@parlour/testing/chat-data';
import { canSend } from '@parlour/testing/page-data';
import { refusedForm } from '../refused-form.fixture.ts';
import { daan, heading, nora, open, press, text, undelivered } from './sign-up-steps.fixture.tsx';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

const toWhom = async () => (await text()).labels[0]?.textContent;
const people = (...profiles: unknown[]) => ({ 'GET /api/signup-matches.php': () => ({ profiles }) });

const empty = { profile: nora, conversation: null, messages: [], has_more: false };

describe('a first message that is being written', () => {
  it('stays with the one whom nobody has pressed, in whatever order they come after a reload', async () => {
    open('message', { answers: people(nora, daan) });
    await userEvent.type(await text(), 'Hi Nora');
    cleanup();
    open('message', { answers: people(daan, nora) });
    expect((await text()).value).toBe('Hi Nora');
    expect(await toWhom()).toBe('Message to Nora');
  });

  it('stands beside the form, and not in it, where the one it is to is gone after a reload', async () => {
    open('message', { answers: people(nora, daan) });
    await userEvent.type(await text(), 'Hi Nora');
    cleanup();
    open('message', { answers: people(daan) });
    expect(await toWhom()).toBe('Message to Daan');
    expect((await text()).value).toBe('');
    expect(screen.getByText(undelivered)).toBeTruthy();
    expect(screen.getByText('Hi Nora')).toBeTruthy();
    cleanup();
    open('message', { answers: people(daan, nora) });
    expect(await toWhom()).toBe('Message to Nora');
    expect((await text()).value).toBe('Hi Nora');
  });

  it('is shown where nobody is left to write to after a reload', async () => {
    open('message', { answers: people(nora) });
    await userEvent.type(await text(), 'Hi Nora');
    cleanup();
    open('message', { answers: people() });
    expect(await screen.findByText(/nobody to write to yet/)).toBeTruthy();
    expect(screen.getByText(undelivered)).toBeTruthy();
    expect(screen.getByText('Hi Nora')).toBeTruthy();
  });

  it('is shown where it came back without JavaScript, and nobody is left to write to', async () => {
    const lastResult = refusedForm({ typed: { profile_id: nora.id, text: 'Hi Nora' }, whole: 'not_allowed_by_member' });
    open('message', { answers: people(), lastResult });
    expect(await screen.findByText('Hi Nora')).toBeTruthy();
  });

  it('is gone for good once words to somebody else are begun', async () => {
    open('message', { answers: people(nora, daan) });
    await userEvent.type(await text(), 'Hi Nora');
    cleanup();
    open('message', { answers: people(daan) });
    await userEvent.type(await text(), 'Hi Daan');
    cleanup();
    open('message', { answers: people(nora, daan) });
    expect(await toWhom()).toBe('Message to Daan');
    expect((await text()).value).toBe('Hi Daan');
  });

  it('is not given up by whoever presses somebody else, and writes nothing', async () => {
    const ida = { ...daan, id: 'ida', name: 'Ida' };
    open('message', { answers: people(nora, daan) });
    await userEvent.type(await text(), 'Hi Nora');
    cleanup();
    open('message', { answers: people(daan, ida) });
    await userEvent.click(await screen.findByRole('radio', { name: /Ida/ }));
    expect(await toWhom()).toBe('Message to Ida');
    cleanup();
    open('message', { answers: people(daan, ida) });
    expect(await screen.findByText('Hi Nora')).toBeTruthy();
    await userEvent.click(await screen.findByRole('radio', { name: /Ida/ }));
    await userEvent.type(await text(), 'Hi Ida');
    cleanup();
    open('message', { answers: people(nora, daan, ida) });
    expect(await toWhom()).toBe('Message to Ida');
    expect((await text()).value).toBe('Hi Ida');
  });

  it('is kept as it stands while words to somebody else are changed', async () => {
    open('message', { answers: people(nora, daan) });
    await userEvent.type(await text(), 'Hi Nora');
    cleanup();
    open('message', { answers: people(daan) });
    await userEvent.type(await text(), 'H{Backspace}');
    cleanup();
    open('message', { answers: people(nora, daan) });
    expect(await toWhom()).toBe('Message to Daan');
    expect((await text()).value).toBe('');
  });

  it('stands beside the form too where it came back without JavaScript, and the one it is to is gone', async () => {
    const lastResult = refusedForm({ typed: { profile_id: nora.id, text: 'Hi Nora' }, whole: 'not_allowed_by_member' });
    open('message', { answers: people(daan), lastResult });
    expect(await toWhom()).toBe('Message to Daan');
    expect((await text()).value).toBe('');
    expect(screen.getByText('Hi Nora')).toBeTruthy();
  });

  const closing = (reason: ErrorCode, who: (id: unknown) => boolean) => {
    let isClosed = false;
    const answers = {
      'GET /api/messages.php': ({ query }: { query?: Record<string, unknown> }) => {
        const refused = isClosed && who(query?.['profile_id']);
        return { ...empty, can_send: { ...canSend, allowed: !refused, reason: refused ? reason : null } };
      },
    };
    return { answers, close: () => (isClosed = true) };
  };

  it.each([
    ['one of them takes none any more', (id: unknown) => id === daan.id],
    ['nobody takes one any more', () => true],
  ])('stays with its member while %s', async (_, who) => {
    const { answers, close } = closing('not_allowed_by_member', who);
    const { client } = open('message', { answers });
    await userEvent.click(await screen.findByRole('radio', { name: /Daan/ }));
    await userEvent.type(await text(), 'Hi Daan');
    close();
    await act(() => client.invalidateQueries({ queryKey: chatKeys.conversations }));
    expect(await toWhom()).toBe('Message to Daan');
    expect((await text()).value).toBe('Hi Daan');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Daan/ }).checked).toBe(true);
  });

  it.each([
    ['insufficient_credits', 'You do not have enough credits to send this message to Nora'],
    ['free_limit', 'You have used your free messages.'],
  ] as const)('says that it is credits that are missing (%s), with the way to them', async (reason, sentence) => {
    const { answers, close } = closing(reason, () => true);
    const { client } = open('message', { answers });
    await userEvent.type(await text(), 'Hi Nora');
    expect(screen.queryByRole('link', { name: 'Buy credits' })).toBeNull();
    close();
    await act(() => client.invalidateQueries({ queryKey: chatKeys.conversations }));
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect((await text()).value).toBe('Hi Nora');
    cleanup();
    open('message', { answers });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Buy credits' }).getAttribute('href')).toBe('/credits');
    expect(screen.queryByText(/nobody to write to yet/)).toBeNull();
    expect((await text()).value).toBe('Hi Nora');
  });
});

describe('a first message of which nobody knows whether it arrived', () => {
  it.each([
    ['a reload', 0],
    ['a reload, at another price', 10],
  ])('is sent again as the same one after %s, and the next one is another', async (_, laterCost) => {
    const names: unknown[] = [];
    let cost = 0;
    let messages: unknown[] = [];
    const answers = {
      ...people(nora),
      'GET /api/messages.php': () => ({
        ...empty,
        messages,
        can_send: { ...canSend, cost: { text: cost, image: 20 } },
      }),
      'POST /api/message.php': ({ body }: { body?: unknown }) => {
        names.push((body as { client_id: string }).client_id);
        if (names.length === 1) throw new ApiError(0, { code: 'offline' });
        return {};
      },
    };
    const write = async () => {
      open('message', { answers });
      if ((await text()).value === '') await userEvent.type(await text(), 'Good evening');
      await press(/^Send/);
    };
    await write();
    await screen.findByText(/We cannot be reached/);
    cleanup();
    cost = laterCost;
    messages = [messageOf(1, { from: 'me' })];
    await write();
    await heading('Show them who is writing');
    cleanup();
    messages = [];
    expect(Object.keys(sessionStorage)).toEqual([]);
    await write();
    await heading('Show them who is writing');
    expect(names).toHaveLength(3);
    expect(names[1]).toBe(names[0]);
    expect(names[2]).not.toBe(names[0]);
  });
});
