// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Profile } from '@parlour/contract/types/profile';
import { member, profileOf } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { OwnProfilePage } from './own-profile-page.tsx';
import { readOwnProfileView } from './own-profile-view.ts';

const open = (text: Partial<Profile>, answers: Answers = {}) =>
  renderPage(
    (search) => <OwnProfilePage {...readOwnProfileView(search)} />,
    {
      'GET /api/user.php': () => member(),
      'GET /api/profile.php': () => ({ profile: profileOf('Lucas', text) }),
      'GET /api/photos.php': () => ({ photos: [], max: 3, used: 0 }),
      'GET /api/regions.php': () => ({ regions: {}, label: {} }),
      ...answers,
    },
    { address: '/profile' },
  );

describe('the text about oneself', () => {
  it.each([
    ['pending', /^Only you see this text until it has been checked/],
    ['rejected', /^This text does not follow our rules/],
  ] as const)('is said to be %s', async (about_me_status, words) => {
    open({ about_me_status, about_me_draft: false });
    expect(await screen.findByText(words)).toBeDefined();
  });

  it('is not put back by an undo where it was rejected', async () => {
    open(
      { about_me: 'Send me money.', about_me_status: 'rejected', about_me_draft: false },
      { 'PUT /api/profile.php': ({ body }) => ({ profile: profileOf('Lucas', body as Partial<Profile>) }) },
    );
    await userEvent.click(await screen.findByRole('link', { name: 'Change About me' }));
    const words = await screen.findByRole('textbox', { name: /About me/ });
    await userEvent.clear(words);
    await userEvent.type(words, 'I sail.');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Toast: Saved')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is said to be a draft, which nothing takes back once it is saved', async () => {
    const { asked } = open(
      { about_me: 'I sail.', about_me_status: 'pending', about_me_draft: true },
      { 'PUT /api/profile.php': ({ body }) => ({ profile: profileOf('Lucas', body as Partial<Profile>) }) },
    );
    const words = 'This is a draft. Save it to show it to others.';
    expect(await screen.findByText(words)).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Change About me' }));
    const save = await screen.findByRole('button', { name: 'Save' });
    expect(screen.getByText(words)).toBeDefined();
    await userEvent.click(save);
    expect(await screen.findByText('Toast: Saved')).toBeDefined();
    expect(asked.filter(({ call }) => call.method === 'PUT').map(({ body }) => body)).toEqual([
      { about_me: 'I sail.' },
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  });
});
