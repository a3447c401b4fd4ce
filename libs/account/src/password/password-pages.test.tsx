// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { member, visitor } from '@parlour/testing/page-data';
import { renderPage, RoutedLinks } from '@parlour/testing/render-page';
import { LogInPage } from '../log-in/log-in-page.tsx';
import { NewPasswordPage } from './new-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const refuse = (error: ApiError) => () => {
  throw error;
};
const strong = 'seven quiet lighthouses';
/** At once: how hard it is to guess is worked out once, not at each letter. */
async function paste(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

describe('a forgotten password', () => {
  const ask = async (answer: () => unknown) => {
    const page = renderPage(<ResetPasswordPage sent={false} />, { 'POST /api/password-reset.php': answer });
    await userEvent.type(screen.getByLabelText('E-mail address'), 'tom@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));
    return page;
  };

  it('leads to the page that says what was sent, which is the same for every address', async () => {
    const { asked, router } = await ask(() => ({}));
    await waitFor(() => expect(router.state.location.search).toBe('?sent=1'));
    expect(asked[0]?.body).toEqual({ email: 'tom@example.com' });
    cleanup();
    renderPage(<ResetPasswordPage sent />);
    expect(screen.queryByText('tom@example.com'), 'of another mail').toBeNull();
    expect(screen.getByText(/If somebody here has this address/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for a new e-mail' }).getAttribute('href')).toBe('/reset-password');
  });

  it('says the address back, and fills it in again for another mail', async () => {
    const page = (address: URLSearchParams) => (
      <RoutedLinks>
        <ResetPasswordPage key={`${address}`} sent={address.has('sent')} />
      </RoutedLinks>
    );
    renderPage(page, { 'POST /api/password-reset.php': () => ({}) });
    await userEvent.type(screen.getByLabelText('E-mail address'), 'tom@exmaple.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));
    expect(await screen.findByText('tom@exmaple.com')).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Ask for a new e-mail' }));
    expect((await screen.findByLabelText<HTMLInputElement>('E-mail address')).value).toBe('tom@exmaple.com');
  });

  it('takes nobody away who went on elsewhere before it was answered', async () => {
    let answer = (_reply: unknown) => {};
    const waiting = new Promise((resolve) => (answer = resolve));
    const { router } = renderPage(
      (address) => (address.has('elsewhere') ? 'Elsewhere' : <ResetPasswordPage sent={false} />),
      {
        'POST /api/password-reset.php': () => waiting,
      },
    );
    await userEvent.type(screen.getByLabelText('E-mail address'), 'tom@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send me the link' }));
    await screen.findByText('Sending');
    await act(() => router.navigate('/?elsewhere'));
    answer({});
    await act(() => waiting);
    await act(async () => {});
    expect(router.state.location.search).toBe('?elsewhere');
  });

  it('says that too many were asked for, and until when', async () => {
    await ask(refuse(new ApiError(429, { code: 'reset_limit', params: { minutes: 90 } })));
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Too many password reset emails sent, please try again tomorrow',
    );
  });

  it('of an address that nobody has offers to join, where the site says so', async () => {
    await ask(refuse(new ApiError(404, { code: 'email_not_found' })));
    expect((await screen.findByRole('alert')).textContent).toContain('E-mail address not found');
    expect(screen.getByRole('link', { name: 'Join free' }).getAttribute('href')).toBe('/signup');
  });
});

describe('the mailed link', () => {
  const link = { valid: true, name_masked: 'T••' };
  const typeIn = async (repeat = strong) => {
    await paste(await screen.findByLabelText('New password'), strong);
    await paste(screen.getByLabelText('Repeat the new password'), repeat);
    await userEvent.click(screen.getByRole('button', { name: 'Save and log in' }));
  };

  it('sets a new password and logs in, and changes nothing before', async () => {
    const expired = refuse(new ApiError(410, { code: 'link_expired' }));
    let answer: () => unknown = () => link;
    const { asked, router } = renderPage(
      (address) => address.has('token') && <NewPasswordPage token="abc" />,
      {
        'GET /api/password-reset.php': () => answer(),
        'PUT /api/password-reset.php': () => {
          answer = expired;
          return member();
        },
        'GET /api/user.php': () => member(),
      },
      { address: '/reset-password/do?token=abc' },
    );
    let wasExpired = false;
    const watch = new MutationObserver(() => (wasExpired ||= screen.queryByText(/no longer works/) !== null));
    watch.observe(document.body, { childList: true, subtree: true });
    expect(await screen.findByText(/For the account of T••/)).toBeTruthy();
    expect(asked.map(({ call }) => call.method)).toEqual(['GET']);
    await typeIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    watch.disconnect();
    expect(wasExpired).toBe(false);
    expect(asked.find(({ call }) => call.method === 'PUT')?.body).toEqual({
      token: 'abc',
      password: strong,
      password_repeat: strong,
    });
  });

  it('leads to the log-in, with the address, where it is set but the session was lost with the answer', async () => {
    const { router } = renderPage(
      (address) =>
        address.has('done') ? (
          <LogInPage next={null} token={null} done={address.get('done')} />
        ) : (
          <NewPasswordPage token="abc" />
        ),
      {
        'GET /api/password-reset.php': () => link,
        'PUT /api/password-reset.php': () => member({}, { email: 'tom@example.org' }),
        'GET /api/user.php': () => visitor,
      },
      { address: '/reset-password/do?token=abc' },
    );
    await typeIn();
    expect(await screen.findByText('Your password has been changed. Log in with the new one.')).toBeTruthy();
    expect(router.state.location.pathname + router.state.location.search).toBe('/login?done=password');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail address or name').value).toBe('tom@example.org');
    expect(screen.queryByText(/^Toast/)).toBeNull();
  });

  it('says how hard the password is to guess', async () => {
    renderPage(<NewPasswordPage token="abc" />, { 'GET /api/password-reset.php': () => link });
    await paste(await screen.findByLabelText('New password'), 'password1');
    expect((await screen.findByRole('meter')).getAttribute('aria-valuetext')).toBe('Too easy to guess');
    await userEvent.clear(screen.getByLabelText('New password'));
    await paste(screen.getByLabelText('New password'), strong);
    await waitFor(() => expect(screen.getByRole('meter').getAttribute('aria-valuetext')).toBe('Very strong'));
  });

  it('refuses a repetition that is another', async () => {
    const { asked } = renderPage(<NewPasswordPage token="abc" />, { 'GET /api/password-reset.php': () => link });
    await typeIn('something else');
    expect(await screen.findByText('The entered passwords are not the same.')).toBeTruthy();
    expect(asked.some(({ call }) => call.method === 'PUT')).toBe(false);
  });

  it('that no longer works says so and leads to another', async () => {
    renderPage(<NewPasswordPage token="abc" />, {
      'GET /api/password-reset.php': refuse(new ApiError(410, { code: 'link_expired' })),
    });
    expect(await screen.findByText('Link expired or invalid, request a new email')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for a new e-mail' }).getAttribute('href')).toBe('/reset-password');
    expect(screen.getByRole('link', { name: 'log in with it' }).getAttribute('href')).toBe('/login');
  });

  it('that expired meanwhile leads to another too', async () => {
    renderPage(<NewPasswordPage token="abc" />, {
      'GET /api/password-reset.php': () => link,
      'PUT /api/password-reset.php': refuse(new ApiError(410, { code: 'link_expired' })),
    });
    await typeIn();
    await screen.findByRole('alert');
    expect(screen.getByRole('link', { name: 'Ask for a new e-mail' })).toBeTruthy();
    expect(screen.getByText(/^If you have just chosen a new password,/)).toBeTruthy();
  });
});
