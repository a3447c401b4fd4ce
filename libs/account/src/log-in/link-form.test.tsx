// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { userOptions } from '@parlour/api-client/account/user';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { refusedForm } from '../refused-form.fixture.ts';
import { LogInPage } from './log-in-page.tsx';

const refuse = (error: ApiError) => () => {
  throw error;
};

describe('logging in by a mailed link', () => {
  it('waits for a press', async () => {
    const { asked } = renderPage(<LogInPage next={null} token="abc" />, {
      'POST /api/login-link.php': refuse(new ApiError(410, { code: 'link_expired' })),
    });
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect((await screen.findByRole('alert')).textContent).toContain('This link no longer works');
    expect(asked[0]?.body).toEqual({ token: 'abc' });
  });

  it('that no longer works has nothing left to press, and names the other ways in', async () => {
    renderPage(<LogInPage next="/account-delete" token="abc" />, {
      'POST /api/login-link.php': refuse(new ApiError(410, { code: 'link_expired' })),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    const dead = await screen.findByRole('alert');
    const hasOnlyWaysOn = () => {
      expect(screen.queryByRole('button')).toBeNull();
      expect(screen.getByRole('link', { name: 'Log in with your password' }).getAttribute('href')).toBe(
        '/login?next=%2Faccount-delete',
      );
      expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe('/reset-password');
    };
    hasOnlyWaysOn();
    expect(document.activeElement).toBe(dead.parentElement);
    cleanup();
    const lastResult = refusedForm({ whole: 'link_expired' });
    renderPage(<LogInPage next="/account-delete" token="abc" lastResult={lastResult} />);
    hasOnlyWaysOn();
  });

  it('says nothing of who is logged in while it goes on with who just was', async () => {
    const { client } = renderPage(<LogInPage next={null} token="abc" />, {
      'POST /api/login-link.php': () => new Promise(() => {}),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await screen.findByText('Logging in');
    act(() => void client.setQueryData(userOptions().queryKey, member({ name: 'Tom' }) as never));
    expect(screen.queryByText(/You are logged in as/)).toBeNull();
  });

  it.each([
    ['did not keep the session', { user: null }],
    ['has kept another’s', member({ id: 'other' })],
  ])('says so where the browser %s, and stays', async (_, standing) => {
    const { router } = renderPage(<LogInPage next="/members" token="abc" />, {
      'POST /api/login-link.php': () => member(),
      'GET /api/user.php': () => standing,
    });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByText(/^Toast: Your browser did not keep you logged in/)).toBeTruthy();
    expect(router.state.location.pathname).not.toBe('/members');
  });

  it('opens the page that asked for it', async () => {
    const { router } = renderPage(<LogInPage next="/members" token="abc" />, {
      'POST /api/login-link.php': () => member(),
      'GET /api/user.php': () => member(),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/members'));
    expect(screen.queryByText(/^Toast/)).toBeNull();
  });

  it('names the member who is logged in, and may be logged out by it', async () => {
    const { client } = renderPage(<LogInPage next={null} token="abc" />);
    expect(screen.queryByText(/You are logged in as/)).toBeNull();
    act(() => void client.setQueryData(userOptions().queryKey, member({ name: 'Tom' }) as never));
    expect(await screen.findByText(/^You are logged in as Tom\./)).toBeTruthy();
  });
});
