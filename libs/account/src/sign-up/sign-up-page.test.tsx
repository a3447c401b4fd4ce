// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { SignUpPage } from './sign-up-page.tsx';
import { fillIn, join, nora } from './sign-up.fixture.tsx';

beforeEach(() => window.localStorage.setItem('parlour.tracking', '{}'));

describe('the sign-up page', () => {
  const state = { open: true, reason: null, min_age: 18, steps: [], profile: null };

  it('asks for no gender where the brand is for one', async () => {
    renderPage(<SignUpPage />, { 'GET /api/signup.php': () => state }, { changes: { genders: ['male'] } });
    await screen.findByRole('heading', { level: 1, name: 'Join free' });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(new FormData(document.querySelector('form')!).get('gender')).toBe('male');
  });

  it('is not come back to once somebody has joined', async () => {
    const { router } = renderPage(<SignUpPage />, {
      'GET /api/signup.php': () => state,
      'GET /api/user.php': () => visitor,
      'POST /api/signup.php': () => ({ user: { id: nora.id } }),
    });
    const before = router.state.location.pathname;
    await act(() => router.navigate('/signup'));
    await screen.findByRole('heading', { level: 1, name: 'Join free' });
    await fillIn({ message: '' });
    await userEvent.click(join());
    await waitFor(() => expect(router.state.location.pathname).toBe('/complete-signup'));
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe(before);
  });

  it('is addressed to the member whose page led here', async () => {
    renderPage(<SignUpPage profileId={nora.id} />, { 'GET /api/signup.php': () => ({ ...state, profile: nora }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Say hello to Nora' })).toBeTruthy();
    expect(new FormData(document.querySelector('form')!).get('profile_id')).toBe(nora.id);
    const logIn = screen.getByRole('link', { name: 'Log in' }).getAttribute('href');
    expect(logIn, 'whoever has an account goes on to her').toBe(`/login?next=%2Fmembers%2F${nora.id}%2Fsignup`);
  });

  it('says beside the name that a member is fictional, and that a program answers for them', async () => {
    const profile = { ...nora, fictional: true };
    const changes = { fictional_warning: 'Nora is made up.' };
    renderPage(
      <SignUpPage profileId={nora.id} />,
      { 'GET /api/signup.php': () => ({ ...state, profile }) },
      { changes },
    );
    for (const words of ['This is a demo member. A program answers here.', 'Nora is made up.'])
      expect(await screen.findByText(words)).toBeTruthy();
  });

  it.each([
    ['closed', 'Sign-up is closed', 'Nobody can join at the moment. Members can log in.'],
    ['invite_only', 'Sign-up is by invitation', 'Use the link of your invitation to join.'],
    ['country', 'Sign-up is closed', 'Sign-up is not open in your country.'],
  ] as const)('says why where it is closed: %s', async (reason, title, sentence) => {
    const changes = reason === 'invite_only' ? { signups: 'with_trafficsource' as const } : {};
    renderPage(<SignUpPage />, { 'GET /api/signup.php': () => ({ ...state, open: false, reason }) }, { changes });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeTruthy();
  });

  it('opens by an invitation that this device remembers', async () => {
    window.localStorage.setItem('parlour.tracking', JSON.stringify({ network: 'n', ref: 'friend' }));
    const asked = { 'GET /api/signup.php': () => ({ ...state, open: false, reason: 'invite_only' }) };
    renderPage(<SignUpPage />, asked, { changes: { signups: 'with_trafficsource' } });
    await screen.findByRole('heading', { level: 1, name: 'Join free' });
    expect(new FormData(document.querySelector('form')!).get('ref')).toBe('friend');
  });
});
