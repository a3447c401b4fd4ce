// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { messageOf } from '@parlour/testing/chat-data';
import { canSend } from '@parlour/testing/page-data';
import { messageStepQueries } from './people-to-write-to.ts';
import { heading, nora, open, press, text } from './sign-up-steps.fixture.tsx';

beforeEach(() => window.localStorage.clear());

describe('the first message, where one comes back,', () => {
  it('is still there after a reload, to whom it was being written, until it is sent', async () => {
    const answers = { 'POST /api/message.php': () => ({}) };
    open('message', { answers });
    await userEvent.type(await text(), 'Good evening, Daan');
    await userEvent.click(screen.getByRole('radio', { name: /Daan, 42/ }));
    cleanup();
    open('message', { answers });
    expect((await text()).value).toBe('Good evening, Daan');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Daan, 42/ }).checked).toBe(true);
    await press(/^Send 10 credits/);
    await heading('Show them who is writing');
    cleanup();
    open('message', { answers });
    expect((await text()).value).toBe('');
  });

  /** A server that knows of words to some of them. */
  const wordsTo = (...written: { id: string }[]) => ({
    'GET /api/messages.php': ({ query }: { query?: Record<string, unknown> }) => ({
      profile: nora,
      conversation: null,
      messages: written.some(({ id }) => id === query?.['profile_id']) ? [messageOf(1, { from: 'me' })] : [],
      has_more: false,
      can_send: canSend,
    }),
  });

  it('says to whom it was sent, and offers others', async () => {
    open('message', { kept: { message: 'done' }, answers: wordsTo(nora) });
    expect(await screen.findByText('Sent to Nora.')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Nora/ })).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Daan/ }).checked).toBe(true);
  });

  it('leads on where all there are have one', async () => {
    const answers = { 'GET /api/signup-matches.php': () => ({ profiles: [nora] }), ...wordsTo(nora) };
    open('message', { kept: { message: 'done' }, answers });
    expect(await screen.findByText('Sent to Nora.')).toBeTruthy();
    expect(screen.queryByText(/nobody to write to yet/)).toBeNull();
    await press('Continue');
    expect(await heading('Show them who is writing')).toBeTruthy();
  });

  it('reads anew whom there are words to, once some were sent', async () => {
    const { client, asked } = open('message', { answers: { 'POST /api/message.php': () => ({}) } });
    await userEvent.type(await text(), 'Good evening');
    await press(/^Send free/);
    await heading('Show them who is writing');
    const before = asked.length;
    const queries = await messageStepQueries(client);
    expect(asked).toHaveLength(before);
    expect(queries.map(({ queryKey }) => client.getQueryData(queryKey))).toEqual(queries.map(() => undefined));
  });
});
