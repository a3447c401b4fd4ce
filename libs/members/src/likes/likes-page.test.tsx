// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import type { LikesOfType } from '@parlour/contract/members/list-likes';
import { renderPage } from '@parlour/testing/render-page';
import { installTopLayer } from '@parlour/ui/testing/top-layer';
import { answers, mila, nora } from '../members.fixture.tsx';
import { LikesPage, readLikesAddress } from './likes-page.tsx';

beforeAll(installTopLayer);

describe('the likes page', () => {
  const tab: LikesOfType = {
    likes: [{ profile: nora, liked_at: '2026-11-21T12:00:00Z', like_new: true, match: false }],
    page: 1,
    pages: 1,
    total: 1,
    counts: { received: 1, sent: 3, matches: 0 },
    total_new: 1,
  };

  it('has three tabs with counts, and marks what is new', async () => {
    renderPage(() => <LikesPage type="received" page={1} />, answers({ 'GET /api/likes.php': () => tab }));
    const tabs = within(await screen.findByRole('navigation', { name: 'Kinds of likes' }));
    expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/likes/received',
      '/likes/sent',
      '/likes/matches',
    ]);
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toContain('Received1');
    expect(tabs.getByText('1 new like')).toBeDefined();
    expect((await screen.findByRole('article')).textContent).toContain('New like');
    expect(screen.getByRole('button', { name: 'Like Nora back' })).toBeDefined();
  });

  it('counts no further than can be shown', async () => {
    const many = { ...tab, total: 800, total_capped: true, counts: { received: 801, sent: 800, matches: 0 } };
    renderPage(() => <LikesPage type="received" page={1} />, answers({ 'GET /api/likes.php': () => many }));
    const tabs = within(await screen.findByRole('navigation', { name: 'Kinds of likes' }));
    const words = tabs.getAllByRole('link').map(({ textContent }) => textContent);
    expect(words).toEqual([expect.stringMatching(/^Received800\+/), 'Sent800', 'Matches0']);
  });

  it('marks all as seen', async () => {
    const { asked, client } = renderPage(
      () => <LikesPage type="received" page={1} />,
      answers({ 'GET /api/likes.php': () => tab, 'PUT /api/like.php': () => ({ total_new: 0 }) }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as seen' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as seen' })).toBeNull());
    expect(asked.at(-1)?.body).toEqual({ all: true });
    expect(document.activeElement, 'the button is gone').toBe(screen.getByRole('heading', { level: 1 }));
    expect(client.getQueryData(['user'])).toMatchObject({ counts: { new_likes: 0 } });
  });

  it('posts "Mark all as seen" to itself as long as no script answers it', async () => {
    renderPage(() => <LikesPage type="received" page={1} />, answers({ 'GET /api/likes.php': () => tab }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Mark all as seen' });
    expect([button.type, button.form?.method, button.form?.getAttribute('action')]).toEqual(['submit', 'post', null]);
    expect(new FormData(button.form!).get('form_token')).toBe('token');
  });

  it.each(['sent', 'matches'] as const)('marks none as seen among %s', async (type) => {
    renderPage(() => <LikesPage type={type} page={1} />, answers({ 'GET /api/likes.php': () => tab }));
    expect(await screen.findByRole('article')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Mark all as seen' })).toBeNull();
  });

  it('hands the focus of a like that is taken back to the next card, and at last to the title', async () => {
    let likes = [nora, mila].map((profile) => ({ ...tab.likes[0]!, profile: { ...profile, like_sent: true } }));
    renderPage(
      () => <LikesPage type="sent" page={1} />,
      answers({
        'GET /api/likes.php': () => ({ ...tab, likes, total: likes.length, total_new: 0 }),
        'DELETE /api/like.php': ({ body }) => {
          likes = likes.filter(({ profile }) => profile.id !== (body as { profile_id: string }).profile_id);
          return { match: false };
        },
      }),
    );
    await userEvent.click(await screen.findByRole('button', { name: /Like Nora/ }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(document.activeElement).toBe(within(screen.getByRole('article')).getByRole('link'));
    await userEvent.click(screen.getByRole('button', { name: /Like Mila/ }));
    await screen.findByRole('heading', { name: 'You have not liked anybody yet' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('leads from a match to writing, and ends none with a press', async () => {
    const match = { ...tab.likes[0]!, profile: { ...nora, like_sent: true }, match: true };
    renderPage(
      () => <LikesPage type="matches" page={1} />,
      answers({ 'GET /api/likes.php': () => ({ ...tab, likes: [match] }) }),
    );
    const card = within(await screen.findByRole('article'));
    expect(card.getByRole('link', { name: 'Write to Nora' }).getAttribute('href')).toBe(`/members/${nora.id}/chat`);
    expect(card.queryByRole('button')).toBeNull();
  });

  it('behind the last page leads to the first', async () => {
    renderPage(
      () => <LikesPage type="sent" page={2} />,
      answers({ 'GET /api/likes.php': () => ({ ...tab, likes: [], page: 2, total: 20, total_new: 0 }) }),
    );
    await screen.findByRole('heading', { name: 'There is nobody on this page' });
    expect(screen.getByRole('link', { name: 'To the first page' }).getAttribute('href')).toBe('/likes/sent');
    expect(screen.queryByText('You have not liked anybody yet')).toBeNull();
  });

  it.each([
    ['received', 'No likes yet', '/profile'],
    ['sent', 'You have not liked anybody yet', '/members'],
    ['matches', 'No matches yet', '/members'],
  ] as const)('without %s says what helps', async (type, title, href) => {
    renderPage(
      () => <LikesPage type={type} page={1} />,
      answers({ 'GET /api/likes.php': () => ({ ...tab, likes: [], total: 0, total_new: 0 }) }),
    );
    await screen.findByRole('heading', { name: title });
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(href);
  });

  it('has an address for each tab and no other', () => {
    expect(readLikesAddress(undefined, new URLSearchParams())).toEqual({ type: 'received', page: 1 });
    expect(readLikesAddress('matches', new URLSearchParams('page=3'))).toEqual({ type: 'matches', page: 3 });
    for (const page of ['0', '1.5', 'two'])
      expect(readLikesAddress('sent', new URLSearchParams({ page })), page).toEqual({ type: 'sent', page: 1 });
    for (const page of ['40', '41'])
      expect(readLikesAddress('sent', new URLSearchParams({ page })), page).toEqual({ type: 'sent', page: 40 });
    expect(readLikesAddress('nonsense', new URLSearchParams())).toBeNull();
  });
});
