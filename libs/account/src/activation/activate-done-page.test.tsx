// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { User } from '@parlour/contract/types/user';
import { signUpProgress } from '@parlour/models/account/sign-up/sign-up-steps';
import { member as memberOf, visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { LogInPage } from '../log-in/log-in-page.tsx';
import { ActivateDonePage } from './activate-done-page.tsx';
import { ActivatePage } from './activate-page.tsx';

const member = (account: Partial<User> = {}) => memberOf({ name: 'Tom' }, { status: 'not_confirmed', ...account });

describe('the address is confirmed', () => {
  it('offers to look around, to complete the profile and premium', async () => {
    renderPage(<ActivateDonePage />, { 'GET /api/user.php': () => member({ status: 'active' }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome, Tom' })).toBeTruthy();
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
      expect.arrayContaining(['/members', '/profile', '/credits']),
    );
    expect(screen.getByText('Your e-mail address is confirmed.')).toBeTruthy();
    expect(screen.getByText(/premium member: all photos but those kept for matches, and up to 25/)).toBeTruthy();
  });

  it('leads back to a step that was left for later', async () => {
    const signup = signUpProgress({ message: 'done' }, true);
    renderPage(<ActivateDonePage />, { 'GET /api/user.php': () => member({ status: 'active', signup }) });
    expect((await screen.findByRole('link', { name: 'Continue' })).getAttribute('href')).toBe(
      '/complete-signup?step=photo',
    );
    expect(screen.getByText('Step 2 of 7').parentElement!.textContent).toBe('Step 2 of 7 · Photo');
  });

  it('asks for no photo and words of somebody who has given both', async () => {
    renderPage(<ActivateDonePage />, {
      'GET /api/user.php': () => memberOf({ about_me: 'Up early, mostly outdoors.' }),
    });
    expect(await screen.findByRole('link', { name: 'Look around' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Complete my profile' })).toBeNull();
  });

  it('tells nobody who is not logged in that something is confirmed, and leads only to the log-in', async () => {
    renderPage(<ActivateDonePage />, { 'GET /api/user.php': () => visitor });
    const logIn = await screen.findByRole('link', { name: 'Log in with your password' });
    expect(logIn.getAttribute('href')).toBe('/login');
    for (const act of ['Look around', 'Complete my profile', 'See the packages'])
      expect(screen.queryByRole('link', { name: act })).toBeNull();
    expect(screen.queryByText(/e-mail address is confirmed/)).toBeNull();
  });

  it('says that what was written is on its way only where it is', async () => {
    renderPage(<ActivateDonePage isDelivered />, { 'GET /api/user.php': () => member({ status: 'active' }) });
    expect(await screen.findByText(/What you wrote is on its way/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'To your messages' }).getAttribute('href')).toBe('/chats');
    cleanup();
    renderPage(<ActivateDonePage />, { 'GET /api/user.php': () => visitor });
    expect(await screen.findByRole('heading', { level: 1, name: 'Welcome' })).toBeTruthy();
    expect(screen.queryByText(/What you wrote is on its way/)).toBeNull();
  });

  it('where the session was lost with the answer leads to the log-in, which says so, with the address', async () => {
    const { router } = renderPage(
      (address) =>
        address.has('done') ? (
          <LogInPage next={null} token={null} done={address.get('done')} />
        ) : (
          <ActivatePage token="abc" />
        ),
      {
        'PUT /api/activation.php': () => ({ ...member({ email: 'tom@example.org' }), delivered: 1, dropped: 0 }),
        'GET /api/user.php': () => visitor,
      },
    );
    await userEvent.click(screen.getByRole('button', { name: 'Confirm my address' }));
    expect(await screen.findByText('Your e-mail address is confirmed. Log in with your password.')).toBeTruthy();
    expect(router.state.location.pathname + router.state.location.search).toBe('/login?done=confirmed');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail address or name').value).toBe('tom@example.org');
  });

  it('by the link of another account than the one that is logged in begins nothing here, and says so', async () => {
    const { asked, router } = renderPage(<ActivatePage token="abc" />, {
      'PUT /api/activation.php': () => ({ user: null, first_time: true, delivered: 1, dropped: 0, offer: null }),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm my address' }));
    await waitFor(() => expect(router.state.location.search).toBe('?other=1'));
    expect(asked).toHaveLength(1);
    cleanup();
    renderPage(<ActivateDonePage isOther />, { 'GET /api/user.php': () => member() });
    expect(await screen.findByText(/^You are still logged in as Tom\./)).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Home page' })).toHaveLength(1);
    expect(screen.queryByRole('link', { name: 'Complete my profile' })).toBeNull();
  });
});
