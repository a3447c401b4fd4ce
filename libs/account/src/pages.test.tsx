// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { User } from '@parlour/contract/types/user';
import { letPageGo } from '@parlour/state/page/hold-page';
import { noteKeptWords } from '@parlour/state/words/kept-words';
import { member as memberOf, visitor } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { ActivateErrorPage } from './activation/activate-error-page.tsx';
import { ActivatePage } from './activation/activate-page.tsx';
import { ActivationBanner } from './activation/activation-banner.tsx';
import { LanguagePage } from './language/language-page.tsx';
import { LogInPage } from './log-in/log-in-page.tsx';
import { refusedForm } from './refused-form.fixture.ts';
import { ConfirmStep } from './sign-up-steps/confirm-step.tsx';

const member = (account: Partial<User> = {}) => memberOf({ name: 'Tom' }, { status: 'not_confirmed', ...account });

const refuse = (error: ApiError) => () => {
  throw error;
};

describe('logging in', () => {
  const typeIn = async () => {
    await userEvent.type(screen.getByLabelText('E-mail address or name'), 'tom');
    await userEvent.type(screen.getByLabelText('Password'), 'secret');
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  };

  it('reads again who is here and goes to the page that asked for it', async () => {
    const { asked, router } = renderPage(<LogInPage next="/chats" token={null} />, {
      'POST /api/user.php': () => member(),
      'GET /api/user.php': () => member(),
    });
    expect(await screen.findByText('Log in to go on.')).toBeTruthy();
    await typeIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/chats'));
    expect(asked[0]).toMatchObject({ body: { login: 'tom', password: 'secret' } });
  });

  it('says that what was written is kept, where the session of whoever wrote it has ended', async () => {
    window.sessionStorage.setItem('parlour.draft.ada.profile.about', '{"about_me":"Bread"}');
    noteKeptWords('ada');
    renderPage(<LogInPage next="/profile" token={null} />);
    expect(await screen.findByText('Log in to go on. What you wrote is kept.')).toBeTruthy();
    cleanup();
    letPageGo();
    renderPage(<LogInPage next="/profile" token={null} />);
    expect(await screen.findByText('Log in to go on.')).toBeTruthy();
    window.sessionStorage.clear();
  });

  it('says that it failed, and keeps the login', async () => {
    renderPage(<LogInPage next={null} token={null} />, {
      'POST /api/user.php': refuse(new ApiError(403, { code: 'login_failed' })),
    });
    await typeIn();
    expect((await screen.findByRole('alert')).textContent).toContain('Login failed, please try again');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail address or name').value).toBe('tom');
  });

  it.each([
    ['/members/vera', '/members/vera/signup'],
    ['/members/vera/chat?from=likes', '/members/vera/signup'],
    ['/members?page=2', '/signup'],
    ['/members', '/signup'],
    ['/credits', '/signup'],
    [null, '/signup'],
  ])('on the way to %s offers to join at %s', (next, address) => {
    renderPage(<LogInPage next={next} token={null} />);
    expect(screen.getByRole('link', { name: 'Join free' }).getAttribute('href')).toBe(address);
  });

  it('says for how long it is blocked', async () => {
    renderPage(<LogInPage next={null} token={null} />, {
      'POST /api/user.php': refuse(new ApiError(429, { code: 'too_many_attempts', params: { minutes: 12 } })),
    });
    await typeIn();
    expect((await screen.findByRole('alert')).textContent).toContain('account blocked for 12 min');
  });

  it('after a sign-up whose answer was lost says that the account exists', () => {
    renderPage(<LogInPage next="/complete-signup" token={null} hasJoined />);
    expect(screen.getByText('Your account is ready. Log in with your password.')).toBeTruthy();
    expect(screen.queryByText('Log in to go on.')).toBeNull();
  });

  it('shows what a post without JavaScript was refused for', () => {
    const lastResult = {
      submission: { status: 'error' as const, initialValue: { login: 'tom' }, error: { '': ['login_failed'] } },
      failure: { code: 'login_failed' as const, params: {} },
      params: {},
    };
    renderPage(<LogInPage next={null} token={null} lastResult={lastResult} />);
    expect(screen.getByRole('alert').textContent).toContain('Login failed');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail address or name').value).toBe('tom');
  });
});

describe('confirming the address', () => {
  const activation = { sent_to_masked: 't••@e••.com', next_after: '2026-11-21T20:01:00.000Z', confirmed: false };
  const page = { 'GET /api/user.php': () => member(), 'GET /api/activation.php': () => activation };

  it('says where the mail went and lets another be asked for when the server allows it', async () => {
    const { asked } = renderPage(<ConfirmStep signup={null} />, page);
    expect(await screen.findByText('t••@e••.com')).toBeTruthy();
    const again = screen.getByRole('button', { name: 'Send the e-mail again' });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(again);
    expect(asked.some(({ call }) => call.method === 'POST')).toBe(false);
  });

  it('sends it again, and to a corrected address, and names it in full', async () => {
    const reply = { sent_to_masked: 't••@e••.com', next_after: '2026-11-21T20:02:00.000Z' };
    const { asked } = renderPage(<ConfirmStep signup={null} />, {
      'GET /api/user.php': () => member({ email: 'tom@example.com' }),
      'GET /api/activation.php': () => ({ ...activation, next_after: '2026-11-21T20:00:00.000Z' }),
      'POST /api/activation.php': () => reply,
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Send the e-mail again' }));
    expect(await screen.findByText('Toast: E-mail sent to tom@example.com')).toBeTruthy();
    reply.sent_to_masked = 'n••@e••.org';
    const summary = screen.getByText('Is the address wrong?');
    await userEvent.click(summary);
    await userEvent.type(screen.getByLabelText('New e-mail address'), 'new');
    await userEvent.click(screen.getByText('Send the e-mail to this address'));
    expect(await screen.findByText('New email address is invalid.')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('New e-mail address'), '@example.org');
    await userEvent.click(screen.getByText('Send the e-mail to this address'));
    await waitFor(() => expect(summary.closest('details')?.open).toBe(false));
    expect(document.activeElement).toBe(summary);
    await waitFor(() =>
      expect(asked.filter(({ call }) => call.method === 'POST').map(({ body }) => body)).toEqual([
        {},
        { email: 'new@example.org' },
      ]),
    );
    expect(screen.getByText('Toast: E-mail sent to new@example.org')).toBeTruthy();
  });

  it('is recalled on every page until it is done', async () => {
    renderPage(<ActivationBanner />, { 'GET /api/user.php': () => member() });
    expect(await screen.findByText(/other members cannot reply/)).toBeTruthy();
    cleanup();
    const { asked } = renderPage(<ActivationBanner />, { 'GET /api/user.php': () => member({ status: 'active' }) });
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(screen.queryByText(/other members cannot reply/)).toBeNull();
  });
});

describe('the mailed link', () => {
  it('confirms nothing until its button is pressed, then goes on', async () => {
    const { asked, router } = renderPage(<ActivatePage token="abc" />, {
      'PUT /api/activation.php': () => ({ ...member(), delivered: 1, dropped: 0 }),
      'GET /api/user.php': () => member(),
    });
    expect(asked).toEqual([]);
    expect(screen.getByText('One press, and what you write is delivered and others can reply.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Confirm my address' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/activate/done'));
    expect(router.state.location.search).toBe('?delivered=1');
    expect(asked[0]?.body).toEqual({ token: 'abc' });
  });

  it('that no longer works leads to the page that says so', async () => {
    const { router } = renderPage(<ActivatePage token="abc" />, {
      'PUT /api/activation.php': refuse(new ApiError(410, { code: 'activation_failed' })),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm my address' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/activate/error'));
  });

  it('without its token leads there too, and asks the server nothing', async () => {
    const { asked, router } = renderPage(<ActivatePage token="" />);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm my address' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/activate/error'));
    expect(asked).toEqual([]);
  });

  it('of an address that somebody else owns offers to log in', async () => {
    renderPage(<ActivatePage token="abc" />, {
      'PUT /api/activation.php': refuse(new ApiError(409, { code: 'email_owned' })),
    });
    await userEvent.click(screen.getByRole('button', { name: 'Confirm my address' }));
    await screen.findByRole('alert');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });
});

describe.each([
  ['help@parlour.example', 'help@parlour.example', 'mailto:help@parlour.example'],
  [null, 'Ask customer service', '/pages/service'],
])('a brand whose e-mail address is %s can be reached', (support_email, name, address) => {
  const way = async () => (await screen.findByRole('link', { name })).getAttribute('href');

  it('where a mailed link no longer works', async () => {
    renderPage(<ActivateErrorPage />, { 'GET /api/user.php': () => visitor }, { changes: { support_email } });
    expect(await way()).toBe(address);
  });

  it('by whoever is blocked', async () => {
    const lastResult = refusedForm({ whole: 'account_blocked' });
    renderPage(<LogInPage next={null} token={null} lastResult={lastResult} />, {}, { changes: { support_email } });
    expect(await way()).toBe(address);
  });
});

describe('the languages', () => {
  it('are a form that needs no JavaScript, each in its own words', () => {
    renderPage(<LanguagePage />, { 'GET /api/user.php': () => visitor });
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual(['nl', 'en', 'de']);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'English' }).checked).toBe(true);
    expect(screen.getByText('Nederlands').lang).toBe('nl');
  });

  it('stand with the country, and lead to the prices of another one', () => {
    renderPage(<LanguagePage />, { 'GET /api/user.php': () => visitor });
    expect(screen.getByText('Prices are shown for Netherlands.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Belgium' }).getAttribute('href')).toBe('/pricing?country=BE');
  });
});
