// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { applyEvent } from '@parlour/api-client/live/apply-event';
import { newMatchesOptions } from '@parlour/api-client/members/new-match';
import { cardOf } from '@parlour/testing/page-data';
import type { Answers } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { matchWith } from './match/match.fixture.ts';
import { many, mila, refuse, renderMembers } from './members.fixture.tsx';

const matched = matchWith(mila);

/** A match with Mila, which ends with the like and comes back with it. */
const matchThatEnds: Answers = {
  'GET /api/members.php': () => ({ ...many, profiles: [cardOf('Mila', { like_sent: true, like_new: false })] }),
  'GET /api/likes.php': () => ({}),
  'DELETE /api/like.php': () => ({ match: false }),
  'POST /api/like.php': () => matched,
};

beforeAll(installTopLayer);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the heart', () => {
  const heart = () => screen.findByRole('button', { name: 'Like Mila' });

  it('is pressed at once, and opens the match that it makes', async () => {
    let answer = (_: unknown): void => undefined;
    const { asked } = renderMembers({
      'POST /api/like.php': () => new Promise((resolve) => (answer = resolve)),
      'GET /api/likes.php': () => ({}),
    });
    await userEvent.click(await heart());
    expect((await heart()).getAttribute('aria-pressed')).toBe('true');
    answer(matched);
    await screen.findByRole('dialog', { name: 'It’s a match!' });
    expect(screen.getByRole('link', { name: 'Write to Mila' }).getAttribute('href')).toBe(
      `/chats/${matched.conversation_id}`,
    );
    expect(screen.queryByText(/^Toast/)).toBeNull();
    expect(asked.find(({ call }) => call.method === 'POST')).toMatchObject({
      body: { profile_id: mila.id, source: 'list' },
      idempotencyKey: expect.any(String),
    });
  });

  it('opens a match once, though the page hears of it live as well', async () => {
    const { client } = renderMembers({ 'POST /api/like.php': () => matched, 'GET /api/likes.php': () => ({}) });
    const hear = (id: number) =>
      act(() => applyEvent(client, { id, event: { kind: 'match', ...matched, total_unread: 0, total_new: 0 } }));
    await userEvent.click(await heart());
    await screen.findByRole('dialog');
    hear(1);
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    hear(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves the match behind with its page', async () => {
    const { router } = renderMembers({ 'POST /api/like.php': () => matched, 'GET /api/likes.php': () => ({}) });
    await userEvent.click(await heart());
    await screen.findByRole('dialog');
    await act(() => router.navigate('/likes'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('goes back where the like is refused', async () => {
    const { router } = renderMembers({ 'POST /api/like.php': refuse(new ApiError(403, { code: 'not_confirmed' })) });
    await userEvent.click(await heart());
    expect(await screen.findByText('Toast: Confirm your e-mail address first.')).toBeDefined();
    expect((await heart()).getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Confirm your e-mail address' }));
    expect(router.createHref(router.state.location)).toBe('/complete-signup?step=confirm');
  });

  it('posts to the page of its member as long as no script answers it', async () => {
    renderMembers({ 'GET /api/members.php': () => ({ ...many, profiles: [cardOf('Mila', { like_sent: true })] }) });
    const button = (await heart()) as HTMLButtonElement;
    expect(button.form?.elements).toHaveProperty('form_token');
    expect(button).toMatchObject({ type: 'submit', name: 'unlike', value: 'list' });
    expect(button.getAttribute('formaction')).toBe(`/members/${mila.id}`);
  });

  it('takes the second tap of a double tap for the first, though the like is answered by then', async () => {
    const { asked, client } = renderMembers({
      'POST /api/like.php': () => ({ ...matched, match: false }),
      'GET /api/likes.php': () => ({}),
      'DELETE /api/like.php': () => ({ match: false }),
    });
    const methods = () => asked.flatMap(({ call }) => (call.path === '/api/like.php' ? [call.method] : []));
    vi.useFakeTimers({ toFake: ['performance'] });
    await userEvent.click(await heart());
    await waitFor(() => expect(client.isMutating()).toBe(0));
    await userEvent.click(await heart());
    expect(methods()).toEqual(['POST']);
    vi.advanceTimersByTime(700);
    await userEvent.click(await heart());
    expect(methods()).toEqual(['POST', 'DELETE']);
  });

  it('pressed again takes the like back', async () => {
    const { asked } = renderMembers({
      'GET /api/members.php': () => ({ ...many, profiles: [cardOf('Mila', { like_sent: true })] }),
      'DELETE /api/like.php': () => ({ match: false }),
    });
    await userEvent.click(await heart());
    expect((await heart()).getAttribute('aria-pressed')).toBe('false');
    expect(asked.at(-1)).toMatchObject({ body: { profile_id: mila.id } });
    expect(screen.queryByText(/^Toast/)).toBeNull();
  });

  it('that ends a match says so, and likes again where that is undone and says that too, without the moment of a new match', async () => {
    const { asked, client } = renderMembers(matchThatEnds);
    const pressed = () => screen.findByRole('button', { name: 'Like Mila back' });
    await userEvent.click(await pressed());
    expect(await screen.findByText('Toast: Your match with Mila has ended.')).toBeDefined();
    expect((await pressed()).getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect((await pressed()).getAttribute('aria-pressed')).toBe('true');
    expect(client.getQueryData(newMatchesOptions().queryKey)).toBeUndefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getAllByText(/^Toast/).map(({ textContent }) => textContent.trim())).toEqual(['Toast: Undone']);
    expect(asked.find(({ call }) => call.method === 'POST')?.body).toEqual({ profile_id: mila.id, source: 'list' });
  });

  it('says of no match that it stands again where the other has taken their like back meanwhile', async () => {
    const { client } = renderMembers({ ...matchThatEnds, 'POST /api/like.php': () => ({ match: false }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Like Mila back' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(client.isMutating()).toBe(0));
    expect(screen.queryByText('Toast: Undone')).toBeNull();
  });

  it('makes the match again, and nothing says any longer that it has ended', async () => {
    renderMembers(matchThatEnds);
    const button = () => screen.findByRole('button', { name: 'Like Mila back' });
    await userEvent.click(await button());
    await screen.findByText('Toast: Your match with Mila has ended.');
    await userEvent.click(await button());
    await screen.findByRole('dialog', { name: 'It’s a match!' });
    expect(screen.queryByText(/^Toast/)).toBeNull();
  });
});
