// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { Profile } from '@parlour/contract/types/profile';
import { canSend, imageOf, member, profileOf, regions, visitor } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { OwnProfilePage, readEditedPart } from './own/own-profile-page.tsx';
import { ProfilePage } from './page/profile-page.tsx';
import { isUnavailable, ProfileUnavailable } from './page/profile-unavailable.tsx';

afterEach(cleanup);

const relation = profileOf('Nora').relation!;
const open = (changes: Partial<Profile> = {}, more: Answers = {}) => {
  const profile = profileOf('Nora', changes);
  return renderPage(
    () => (
      <ProfilePage
        id={profile.id}
        renderLike={({ name }) => <button type="button">Like {name}</button>}
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
    expect(gallery.getByRole('img', { name: 'Photo of Nora' }).getAttribute('src')).toBe('/media/a/card.jpg');
    await userEvent.click(gallery.getByRole('button', { name: 'Photo 2' }));
    expect(gallery.getByRole('img', { name: 'Photo of Nora' }).getAttribute('src')).toBe('/media/b/card.jpg');
    expect(gallery.getByRole('link', { name: 'Locked photo 3: opens with Premium' }).getAttribute('href')).toBe(
      '/credits',
    );
    expect(
      gallery.getByText(
        /1 more photo opens with Premium. Any first purchase makes you Premium. 1 photo is for matches only./,
      ),
    ).toBeDefined();
  });

  it('opened clears its new-like mark', async () => {
    const { asked } = open({ like_new: true, relation: { ...relation, like_received: true } });
    expect((await screen.findAllByText('Likes you')).length).toBe(1);
    await vi.waitFor(() => expect(asked.at(-1)?.body).toEqual({ profile_id: profileOf('Nora').id, like_new: false }));
  });

  it('that is fictional or answered by a program says so in words', async () => {
    open({ fictional: true, demo: true });
    expect(await screen.findByText('Fictional profile')).toBeDefined();
    expect(screen.getByText('This profile is fictional.')).toBeDefined();
    expect(screen.getByText('Demo: a program answers for this member')).toBeDefined();
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
});

describe('the own profile', () => {
  const own = profileOf('Lucas', { completeness: 80, about_me: 'Hello there', eye_color: 'blue', relation: undefined });
  const openOwn = (more: Answers = {}, address = '/profile') =>
    renderPage(
      (search) => <OwnProfilePage edit={readEditedPart(search)} />,
      {
        'GET /api/user.php': () => member(),
        'GET /api/profile.php': () => ({ profile: own }),
        'GET /api/regions.php': () => regions,
        ...more,
      },
      { address },
    );

  it('saves its fields and says so', async () => {
    const { asked, client } = openOwn({ 'PUT /api/profile.php': () => ({ profile: { ...own, hair_color: 'brown' } }) });
    await userEvent.selectOptions(await screen.findByLabelText('Hair colour'), 'Brown');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Art' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Toast: Saved')).toBeDefined();
    expect(asked.find(({ call }) => call.method === 'PUT')?.body).toMatchObject({
      name: 'Lucas',
      hair_color: 'brown',
      eye_color: 'blue',
      about_me: 'Hello there',
      interests: ['art', 'music', 'wine'],
      sexuality: null,
    });
    expect(client.getQueryData(['profile', 'own'])).toMatchObject({ profile: { hair_color: 'brown' } });
  });

  it('puts what is wrong at its field, before and after asking', async () => {
    const { asked } = openOwn({
      'PUT /api/profile.php': () => {
        throw new ApiError(422, { code: 'validation_failed', fields: { name: 'name_taken' } });
      },
    });
    const about = await screen.findByLabelText('About me');
    await userEvent.clear(about);
    await userEvent.type(about, 'call 06 12345678');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Leave out phone numbers, addresses and links.')).toBeDefined();
    expect(asked.some(({ call }) => call.method === 'PUT')).toBe(false);
    await userEvent.clear(about);
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This name is taken. Choose another one.')).toBeDefined();
    expect(asked.at(-1)?.body).toMatchObject({ about_me: null });
  });

  it('changes the place from one list that needs no script', async () => {
    const { asked, router } = openOwn(
      { 'PUT /api/location.php': () => ({ location: { country: 'BE', region: 'be-antwerp', city: null } }) },
      '/profile?edit=location',
    );
    await userEvent.selectOptions(await screen.findByLabelText('Region'), 'Antwerp');
    await userEvent.clear(screen.getByLabelText(/^City/));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await vi.waitFor(() => expect(router.state.location.search).toBe(''));
    expect(asked.find(({ call }) => call.method === 'PUT')?.body).toEqual({
      country: 'BE',
      region: 'be-antwerp',
      city: null,
    });
  });
});
