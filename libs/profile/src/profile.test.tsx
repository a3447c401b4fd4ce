// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Profile } from '@parlour/contract/types/profile';
import { canSend, imageOf, member, profileOf, visitor } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { ProfilePage } from './page/profile-page.tsx';
import { isUnavailable, ProfileUnavailable } from './page/profile-unavailable.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const relation = profileOf('Nora').relation!;
const open = (changes: Partial<Profile> = {}, more: Answers = {}) => {
  const profile = profileOf('Nora', changes);
  return renderPage(
    () => (
      <ProfilePage
        id={profile.id}
        renderLike={({ name }) => <button type="button">Like {name}</button>}
        renderGift={({ name }) => <button type="button">Gift for {name}</button>}
        renderMore={() => <button type="button">More</button>}
        related={<p>Others like her</p>}
      />
    ),
    {
      'GET /api/user.php': () => member(),
      'GET /api/profile.php': () => ({ profile }),
      'PUT /api/like.php': () => ({ total_new: 0 }),
      ...more,
    },
  );
};

describe('a profile', () => {
  it('says who it is, what she told, and what we share', async () => {
    open({ online: 'now', verified: { photo: true, age: false }, eye_color: 'green' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Nora, 41' })).toBeDefined();
    expect(screen.getByText('Utrecht · same region · online now')).toBeDefined();
    expect(screen.getByText('Photo verified')).toBeDefined();
    expect(screen.getByText('I close at six.')).toBeDefined();
    expect(screen.getByText('Hair colour: Red')).toBeDefined();
    expect(screen.getByText('1 in common with you')).toBeDefined();
    expect(screen.getByText('Others like her')).toBeDefined();
  });

  it('offers to write with the price beside it, in credits and in money', async () => {
    open();
    const [message] = await screen.findAllByRole('link', { name: /^Message/ });
    expect(message!.textContent).toContain('10 credits');
    expect(message!.textContent).toContain('€0.90');
    expect(message!.getAttribute('href')).toMatch(/^\/members\/.+\/chat$/);
    expect(screen.getAllByRole('button', { name: 'Gift for Nora' }).length).toBeGreaterThan(0);
  });

  it('says when a message is free, and leads to the conversation that is there', async () => {
    const free = { ...canSend, cost: { text: 0, image: 0 }, money: { text: null, image: null } };
    open({ relation: { ...relation, conversation_id: '0199000a-0000-7000-8000-00000000000c', can_send: free } });
    const [message] = await screen.findAllByRole('link', { name: /^Message/ });
    expect(message!.textContent).toContain('free');
    expect(message!.getAttribute('href')).toBe('/chats/0199000a-0000-7000-8000-00000000000c');
  });

  it('says why there is nothing to write', async () => {
    open({ relation: { ...relation, can_send: { ...canSend, allowed: false, reason: 'not_allowed_by_member' } } });
    expect((await screen.findAllByText(/decides who may write first/)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', { name: /^Message/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Gift for Nora' })).toBeNull();
    cleanup();
    open({
      relation: {
        ...relation,
        blocked_by_me: true,
        can_send: { ...canSend, allowed: false, reason: 'not_allowed_by_member' },
      },
    });
    expect((await screen.findAllByText('You have blocked Nora.')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'Like Nora' })).toBeNull();
  });

  it('shows photos one by one, and a lock with the way to open it', async () => {
    const locked = { filename: null, thumb_filename: '/media/x/blurred.jpg', locked: true };
    open({
      photos: [
        imageOf('a'),
        imageOf('b', { order: 1 }),
        imageOf('c', { ...locked, order: 2 }),
        imageOf('d', { ...locked, visibility: 'matches' }),
      ],
    });
    const gallery = within(await screen.findByRole('region', { name: 'Photos of Nora' }));
    expect(gallery.getByRole('group', { name: 'Photo 1 of 4' })).toBeDefined();
    await userEvent.click(gallery.getByRole('button', { name: 'Photo 3 Locked photo' }));
    const third = gallery.getByRole('group', { name: 'Photo 3 of 4' });
    expect([...third.querySelectorAll('img')].map((image) => image.getAttribute('src'))).toEqual([
      '/media/a/card.jpg',
      '/media/b/card.jpg',
      '/media/x/blurred.jpg',
      '/media/x/blurred.jpg',
    ]);
    expect(within(third).getByRole('link', { name: 'Get Premium' }).getAttribute('href')).toBe('/premium');
    expect(within(third).getByText('For matches only')).toBeDefined();
    expect(
      screen.getByText(
        /1 more photo opens with Premium. Any first purchase makes you Premium. 1 photo is for matches only./,
      ),
    ).toBeDefined();
  });

  it('opened clears its new-like mark', async () => {
    const { asked } = open({ like_new: true, relation: { ...relation, like_received: true } });
    expect((await screen.findAllByText('Likes you')).length).toBe(1);
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ profile_id: profileOf('Nora').id, like_new: false }));
  });

  it('keeps its new-like mark in a background tab until it is seen', async () => {
    const shown = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const { asked } = open({ like_new: true, relation: { ...relation, like_received: true } });
    await screen.findByText('Likes you');
    const told = () => asked.filter(({ call }) => call.path === '/api/like.php');
    expect(told()).toEqual([]);
    shown.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(told()).toHaveLength(1));
  });

  it('that is fictional or answered by a program says so in words', async () => {
    open({ fictional: true, demo: true });
    expect(await screen.findByText('Fictional profile')).toBeDefined();
    expect(screen.getByText('This profile is fictional.')).toBeDefined();
    expect(screen.getByText('Demo')).toBeDefined();
    expect(screen.getByText('This is a demo member. A program answers here.')).toBeDefined();
  });

  it('invites a visitor in', async () => {
    open({ relation: undefined, about_me: null, photos_total: 3 }, { 'GET /api/user.php': () => visitor });
    for (const name of ['Message', 'Like Nora', 'See 2 more photos']) {
      const link = await screen.findByRole('link', { name });
      expect(link.getAttribute('href')).toBe(`/members/${profileOf('Nora').id}/signup`);
    }
  });

  it('that is not there for this viewer says why', async () => {
    expect(isUnavailable('blocked') && isUnavailable('profile_gone')).toBe(true);
    expect(isUnavailable('server_error')).toBe(false);
    renderPage(() => <ProfileUnavailable code="blocked" params={{ name: 'Nora' }} />, {});
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      "You're blocked by Nora. You do not have access to this page.",
    );
    expect(screen.getByRole('link', { name: 'Find members' })).toBeDefined();
  });

  it('can be reported by whom it keeps out, and by nobody once it is gone', () => {
    const report = <a href="/report">Report this profile</a>;
    const show = (code: 'blocked' | 'profile_gone') =>
      renderPage(() => <ProfileUnavailable code={code} params={{ name: 'Nora' }} report={report} />, {});
    show('profile_gone');
    expect(screen.queryByRole('link', { name: 'Report this profile' })).toBeNull();
    cleanup();
    show('blocked');
    expect(screen.getByRole('link', { name: 'Report this profile' })).toBeDefined();
  });
});
