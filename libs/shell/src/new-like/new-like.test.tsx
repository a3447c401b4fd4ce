// @vitest-environment jsdom
import { useQueryClient } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { userOptions } from '@parlour/api-client/account/user';
import { tellOfMatch } from '@parlour/api-client/members/new-match';
import { cardOf, visitor } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { NewLikePlace } from './new-like-place.tsx';
import { readDelay } from './use-new-like.ts';

const nora = cardOf('Nora', { like_new: true });

beforeAll(async () => {
  installTopLayer();
  // What the page fetches late is here before the clocks are stopped.
  await import('./new-like-modal.tsx');
});
beforeEach(() => vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const told = (newLikes: number) => ({ ...visitor, counts: { unread: 0, new_likes: newLikes } });

/** The place on a page that knows the account from the start. */
function KnownPlace({ newLikes }: { newLikes: number }) {
  const client = useQueryClient();
  useState(() => client.setQueryData(userOptions().queryKey, told(newLikes)));
  return <NewLikePlace />;
}

/** A page whose count of new likes can be moved, as a live event moves it. */
function open({
  newLikes = 0,
  address = '/',
  profile = nora,
  answers = {},
}: { newLikes?: number; address?: string; profile?: typeof nora | null; answers?: Answers } = {}) {
  const page = renderPage(
    <KnownPlace newLikes={newLikes} />,
    { 'GET /api/auto-like.php': () => ({ profile }), ...answers },
    { address },
  );
  const receive = async () => {
    await act(async () => page.client.setQueryData(userOptions().queryKey, told(newLikes + 1)));
  };
  return { ...page, receive };
}
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const modal = () => screen.queryByRole('dialog', { name: 'New like!' });

describe('the full-screen like', () => {
  it('opens after the first moments of a page where one waits, with one way on', async () => {
    const { asked } = open({ newLikes: 2 });
    await wait(4_900);
    expect(asked).toEqual([]);
    await wait(200);
    await waitFor(() => expect(modal()).not.toBeNull());
    expect(screen.getByRole('link', { name: 'Open the profile of Nora' }).getAttribute('href')).toBe(
      `/members/${nora.id}`,
    );
    await wait(60_000);
    expect(asked).toHaveLength(1);
  });

  it('asks for nothing while no like waits, and at once when one comes in', async () => {
    const { asked, receive } = open();
    await wait(60_000);
    expect(asked).toEqual([]);
    await receive();
    await waitFor(() => expect(modal()).not.toBeNull());
  });

  it('asks for nothing where a like was seen meanwhile, or taken back', async () => {
    const { asked, client } = open({ newLikes: 2, profile: null });
    await wait(5_100);
    await waitFor(() => expect(asked).toHaveLength(1));
    await act(async () => client.setQueryData(userOptions().queryKey, told(1)));
    await wait(60_000);
    expect(asked).toHaveLength(1);
  });

  it('stays away where the server hands over none', async () => {
    const { asked } = open({ newLikes: 1, profile: null });
    await wait(6_000);
    expect(asked).toHaveLength(1);
    expect(modal()).toBeNull();
  });

  it('makes way for the match where the like is returned at that moment', async () => {
    const { client } = open({ newLikes: 1 });
    await wait(5_100);
    await waitFor(() => expect(modal()).not.toBeNull());
    act(() => tellOfMatch(client, { profile: nora, conversationId: null }));
    await waitFor(() => expect(modal()).toBeNull());
  });

  it('is put away where another page opens below it, and does not come back with the one before', async () => {
    const { router } = open({ address: '/members', newLikes: 1 });
    await wait(5_100);
    await waitFor(() => expect(modal()).not.toBeNull());
    await act(() => router.navigate('/members?page=2'));
    expect(modal()).not.toBeNull();
    await act(() => router.navigate('/chats'));
    expect(modal()).toBeNull();
    await act(() => router.navigate(-1));
    expect(modal()).toBeNull();
  });

  const paidOrTold = ['/credits', '/credits/nl-250/ideal', '/payments/p1', '/report/profile/1', '/complaints'];
  it.each([...paidOrTold, '/match-finder', '/profile', '/settings', '/notifications', '/swipe-game'])(
    'waits until one has left %s',
    async (address) => {
      const { asked, router } = open({ address, newLikes: 1 });
      await wait(60_000);
      expect(asked).toEqual([]);
      await act(() => router.navigate('/members'));
      await wait(2_000);
      await waitFor(() => expect(modal()).not.toBeNull());
    },
  );

  it('waits while a menu is open', async () => {
    // jsdom knows no open popover; what stands in for one marks it.
    vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
      document.documentElement.querySelector(selector.replace(':popover-open', '[data-popover-open]')),
    );
    const menu = document.body.appendChild(document.createElement('div'));
    menu.showPopover();
    const { asked, receive } = open();
    await receive();
    await wait(10_000);
    expect(asked).toEqual([]);
    menu.hidePopover();
    await wait(2_000);
    await waitFor(() => expect(modal()).not.toBeNull());
  });

  it('waits while somebody types, and for another dialog', async () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    const { asked, receive } = open();
    await receive();
    await wait(10_000);
    expect(asked).toEqual([]);
    field.blur();
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.setAttribute('open', '');
    await wait(10_000);
    expect(asked).toEqual([]);
    dialog.remove();
    await wait(2_000);
    await waitFor(() => expect(modal()).not.toBeNull());
  });

  it.each([
    ['no longer there', false],
    ['still there', true],
  ])('is looked at again where somebody typed after it was handed over: %s', async (_, isThere) => {
    const field = document.body.appendChild(document.createElement('textarea'));
    const like = { profile: nora, liked_at: '2026-11-21T12:00:00Z', like_new: true, match: false };
    const { asked } = open({
      newLikes: 1,
      answers: {
        'GET /api/auto-like.php': () => {
          field.focus();
          return { profile: nora };
        },
        'GET /api/like.php': () => {
          if (!isThere) throw new ApiError(404, { code: 'like_not_found' });
          return { like };
        },
      },
    });
    await wait(60_000);
    expect(asked.map(({ call }) => call.path)).toEqual(['/api/auto-like.php']);
    field.blur();
    await wait(2_000);
    await waitFor(() => expect(asked.at(-1)?.call.path).toBe('/api/like.php'));
    await wait(1_000);
    if (isThere) await waitFor(() => expect(modal()).not.toBeNull());
    else expect(modal()).toBeNull();
  });

  it('comes when the parameter t says so, which is then gone from the address', async () => {
    const { asked, router } = open({ address: '/likes?type=sent&t=2' });
    await wait(1_900);
    expect(asked).toEqual([]);
    await wait(200);
    await waitFor(() => expect(modal()).not.toBeNull());
    expect(router.state.location.search).toBe('?type=sent');
  });

  it('comes into a round of the swipe game where its address asks for it, and never into a drag', async () => {
    const card = document.body.appendChild(document.createElement('div'));
    card.dataset['dragging'] = '';
    const { asked } = open({ address: '/swipe-game?t=2' });
    await wait(10_000);
    expect(asked).toEqual([]);
    delete card.dataset['dragging'];
    await wait(2_000);
    await waitFor(() => expect(modal()).not.toBeNull());
  });
});

it('reads the delay of the address, and nothing that is none', () => {
  const read = (text: string) => readDelay(new URLSearchParams(text));
  expect(['t=0', 't=12', 't=', 't=x', 't=-1', 't=99999', ''].map(read)).toEqual([0, 12, null, null, null, null, null]);
});
