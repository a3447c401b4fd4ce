// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { addresses } from '@parlour/contract/addresses';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { visitor } from '@parlour/testing/page-data';
import { renderPage, RoutedLinks } from '@parlour/testing/render-page';
import { LogInPage } from './log-in/log-in-page.tsx';
import { ResetPasswordPage } from './password/reset-password-page.tsx';
import { refusedForm } from './refused-form.fixture.ts';
import { AlreadyMember } from './sign-up/already-member.tsx';
import { SignUpForm } from './sign-up/sign-up-form.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const [signUp, logIn, reset] = [addresses.signup.href(), addresses.login.href(), addresses.resetPassword.href()];
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

/** The three pages on which somebody who is not logged in says an address; the first was refused. */
function open(address: string, typed: Record<string, string>, whole: ErrorCode) {
  const refused = refusedForm({ typed, whole });
  const Pages = () => {
    const { pathname } = useLocation();
    const lastResult = pathname === address ? refused : undefined;
    if (pathname === logIn) return <LogInPage next={null} token={null} lastResult={lastResult} />;
    return pathname === reset ? (
      <ResetPasswordPage sent={false} lastResult={lastResult} />
    ) : (
      <SignUpForm to={null} lastResult={lastResult} />
    );
  };
  return renderPage(
    <RoutedLinks>
      <Pages />
    </RoutedLinks>,
    { 'GET /api/user.php': () => visitor },
    { address },
  );
}

it.each([
  [signUp, 'email', 'email_in_use', 'Log in', logIn, 'E-mail address or name'],
  [logIn, 'login', 'login_failed', 'Forgot your password?', reset, 'E-mail address'],
  [logIn, 'login', 'login_failed', 'Join free', signUp, 'E-mail address'],
  [reset, 'email', 'email_not_found', 'Join free', signUp, 'E-mail address'],
  [reset, 'email', 'email_not_found', 'Log in', logIn, 'E-mail address or name'],
] as const)(
  'the address typed at %s (%s, %s) goes along with "%s" to %s, out of sight',
  async (from, name, whole, link, to, label) => {
    const { router } = open(from, { [name]: 'tom@example.com' }, whole);
    await userEvent.click(await screen.findByRole('link', { name: link }));
    expect((await field(label)).value).toBe('tom@example.com');
    expect(router.state.location).toMatchObject({ pathname: to, search: '', hash: '' });
  },
);

it('a name to log in with is no address', async () => {
  open(logIn, { login: 'tom' }, 'login_failed');
  await userEvent.click(await screen.findByRole('link', { name: 'Forgot your password?' }));
  expect((await field('E-mail address')).value).toBe('');
});

it('goes along from the short form to the log-in below it', async () => {
  const Pages = () =>
    useLocation().pathname === logIn ? (
      <LogInPage next={null} token={null} />
    ) : (
      <>
        <SignUpForm to={null} id="join" />
        <AlreadyMember form="join" />
      </>
    );
  renderPage(
    <RoutedLinks>
      <Pages />
    </RoutedLinks>,
    {},
    { address: signUp },
  );
  await userEvent.type(await field('E-mail address'), 'tom@example.com');
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect((await field('E-mail address or name')).value).toBe('tom@example.com');
});
