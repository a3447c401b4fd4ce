// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { cardOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { answers, many, nora } from '../members.fixture.tsx';
import { MemberHome } from './member-home.tsx';

beforeAll(installTopLayer);

describe('the home page of a member', () => {
  it('shows who likes them, who is new, what is open and what helps the profile', async () => {
    const likes = {
      likes: [{ profile: { ...nora, demo: true }, liked_at: '', like_new: true, match: false }],
      page: 1,
      pages: 1,
      total: 1,
      counts: {},
      total_new: 1,
    };
    renderPage(
      () => <MemberHome chats={<p>Open chats</p>} offer={<p>Offer</p>} />,
      answers({ 'GET /api/likes.php': () => likes }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Lucas' })).toBeDefined();
    expect(screen.getByText('1 person likes you and is waiting to be seen.')).toBeDefined();
    const liker = within(screen.getByRole('group', { name: 'They like you' }));
    expect([liker.getByText('New'), liker.getByText('Demo')]).toHaveLength(2);
    expect(screen.getByRole('region', { name: 'New members' }).querySelectorAll('article')).toHaveLength(2);
    expect(screen.getByRole('heading', { level: 2, name: /^Your profile is at \d+%$/ })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Write a few words about yourself' }).getAttribute('href')).toBe(
      '/profile?edit=about#about',
    );
    expect(screen.getByText('3 of 4 likes left until 00:00')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Play' }).getAttribute('href')).toBe('/swipe-game');
    expect(screen.getByText('Open chats')).toBeDefined();
    expect(screen.getByText('Offer')).toBeDefined();
  });

  it('shows nobody beside the round who is no real member, or whom the viewer likes already', async () => {
    const profiles = [cardOf('Mila'), cardOf('Invented', { fictional: true }), cardOf('Liked', { like_sent: true })];
    renderPage(
      () => <MemberHome chats={null} offer={null} />,
      answers({
        'GET /api/members.php': () => ({ ...many, profiles }),
        'GET /api/likes.php': () => ({ likes: [], page: 1, pages: 1, total: 0, counts: {}, total_new: 0 }),
      }),
    );
    const round = await screen.findByRole('region', { name: 'Today’s round' });
    expect(round.querySelectorAll('[aria-hidden="true"] > *')).toHaveLength(1);
  });

  it('tells of the next round once it has begun', async () => {
    const rounds = [
      { likes_left: 0, resets_at: '2026-11-21T20:00:01.000Z' },
      { likes_left: 4, resets_at: '2026-11-22T20:00:00.000Z' },
    ];
    renderPage(
      () => <MemberHome chats={null} offer={null} />,
      answers({
        'GET /api/swipe.php?round': () => ({ ...rounds.shift(), likes_per_day: 4 }),
        'GET /api/likes.php': () => ({ likes: [], page: 1, pages: 1, total: 0, counts: {}, total_new: 0 }),
      }),
    );
    expect(await screen.findByText(/^No likes left today/)).toBeDefined();
    expect(await screen.findByText(/^4 of 4 likes left/)).toBeDefined();
    expect(rounds).toEqual([]);
  });

  it('shows those first whose likes are new, of whom it tells the number', async () => {
    const liked = (name: string, like_new: boolean) => ({
      profile: cardOf(name, { like_new }),
      liked_at: '',
      like_new,
      match: !like_new,
    });
    const likes = {
      likes: [
        liked('Iris', false),
        liked('Ruth', true),
        liked('Vera', false),
        liked('Ida', false),
        liked('Mila', true),
      ],
      page: 1,
      pages: 1,
      total: 5,
      counts: {},
      total_new: 2,
    };
    renderPage(() => <MemberHome chats={null} offer={null} />, answers({ 'GET /api/likes.php': () => likes }));
    const likers = within(await screen.findByRole('group', { name: 'They like you' })).getAllByRole('link');
    expect(likers.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^New.*Ruth/),
      expect.stringMatching(/^New.*Mila/),
      expect.stringMatching(/Iris/),
    ]);
  });
});
