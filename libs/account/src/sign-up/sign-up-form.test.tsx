// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { userOptions } from '@parlour/api-client/account/user';
import { ApiError } from '@parlour/api-client/api-error';
import type { CallRequest } from '@parlour/api-client/transport';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { signUpProgress } from '@parlour/models/account/sign-up/sign-up-steps';
import { member, visitor } from '@parlour/testing/page-data';
import { daan, fillIn, home, input, join, nora } from './sign-up.fixture.tsx';
import { signUpForm } from './sign-up-shape.ts';

beforeEach(() => window.localStorage.setItem('parlour.tracking', '{}'));

const vera = { name: 'Vera' };
const joining = signUpProgress({}, false);
const posts = (asked: readonly CallRequest[]) => asked.filter(({ call }) => call.method === 'POST');

const refusing =
  (code: ErrorCode, more: { fields?: Record<string, ErrorCode>; params?: Record<string, string | number> } = {}) =>
  () => {
    throw new ApiError(422, { code, ...more });
  };

describe('joining from the home page', () => {
  it('sends the words to the chosen member once, with what was agreed to, and goes to the next page', async () => {
    let answer = (_reply: unknown) => {};
    const waiting = new Promise((resolve) => (answer = resolve));
    const { asked, router } = home({ 'POST /api/signup.php': () => waiting, 'GET /api/user.php': () => visitor });
    expect(screen.getByRole('heading', { name: 'Say hello to Nora' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Daan, 42/ }));
    expect(screen.getByRole('heading', { name: 'Say hello to Daan' })).toBeTruthy();
    await fillIn();
    await userEvent.click(join());
    await userEvent.click(join());
    answer({ user: { id: nora.id } });
    await waitFor(() => expect(router.state.location.pathname).toBe('/complete-signup'));
    expect(router.state.location.search, 'for the log-in, where no session has begun').toBe('?joined=1');

    const sent = posts(asked);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
    expect(sent[0]?.body).toEqual({
      name: 'Tom',
      date_of_birth: '1984-05-09',
      gender: 'male',
      email: 'tom@example.com',
      password: 'lantern under the stairs',
      signup_message: 'Good evening!',
      profile_id: daan.id,
      accept: { terms: '2023-12-01', privacy: '2023-12-01', special_data: true, age: true },
      tracking: {},
    });
  });

  it('finds what was typed after a reload, and to whom, but for the password', async () => {
    home();
    await userEvent.click(screen.getByRole('radio', { name: /Daan, 42/ }));
    await fillIn();
    cleanup();
    home();
    expect(screen.getByRole('heading', { name: 'Say hello to Daan' })).toBeTruthy();
    const typed = Object.fromEntries(new FormData(document.forms.namedItem('join')!));
    expect(typed).toMatchObject({
      name: 'Tom',
      date_of_birth: '1984-05-09',
      gender: 'male',
      email: 'tom@example.com',
      password: '',
      signup_message: 'Good evening!',
      profile_id: daan.id,
      agree: 'on',
      special_data: 'on',
    });
    expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('lantern');
  });

  it('says what is missing at each field, moves to the first, and asks the server nothing', async () => {
    const { asked } = home();
    await userEvent.click(join());
    // Name, date of birth, gender, e-mail address and password.
    expect(screen.getAllByText('This is still missing.')).toHaveLength(5);
    expect(screen.getAllByText('Tick this box to go on.')).toHaveLength(2);
    expect(input('Name').getAttribute('aria-invalid')).toBe('true');
    const gender = screen.getByRole('radiogroup', { name: 'I am a' });
    expect(gender.getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(gender.getAttribute('aria-describedby')!)?.textContent).toBe(
      'This is still missing.',
    );
    expect(document.activeElement).toBe(input('Name'));
    expect(asked).toEqual([]);
  });

  it('knows the brand’s rules before the server does', async () => {
    const { asked } = home();
    await fillIn({ year: '2015', message: 'longer than the twenty characters', name: 'tom@example.com' });
    await userEvent.click(join());
    expect(screen.getByText('Enter your date of birth (18+)')).toBeTruthy();
    expect(screen.getByText('Username may not be the same as your e-mail address.')).toBeTruthy();
    expect(screen.getByText('This message is too long. Use at most 20 characters.')).toBeTruthy();
    expect(posts(asked)).toEqual([]);
  });

  it('goes by the server’s clock: whoever has come of age is so on a device whose clock is slow too', () => {
    const ageOn = (day: string) => {
      const { schema } = signUpForm({ min_age: 18, time_zone: 'UTC', message_length: 20, now: () => new Date(day) });
      return schema.shape.date_of_birth.safeParse('2008-11-21').success;
    };
    expect([ageOn('2026-11-20'), ageOn('2026-11-21')]).toEqual([false, true]);
  });

  it('puts the server’s refusals at their fields and keeps what was typed', async () => {
    const fields = { name: 'name_taken', password: 'password_weak', 'accept.terms': 'terms_outdated' } as const;
    home({ 'POST /api/signup.php': refusing('validation_failed', { fields }) });
    await fillIn();
    await userEvent.click(join());
    expect(await screen.findByText('This name is taken. Choose another one.')).toBeTruthy();
    expect(screen.getByText(/too easy to guess/)).toBeTruthy();
    expect(screen.getByText(/Our terms have changed/)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(input('Name'));
    expect(input('Name').value).toBe('Tom');
    expect(input('Password').value).toBe('lantern under the stairs');
    expect(input('Year').value).toBe('1984');
  });

  it('says a refusal of the whole in a summary that takes the focus, with a way out', async () => {
    home({ 'POST /api/signup.php': refusing('email_in_use') });
    await fillIn();
    await userEvent.click(join());
    const summary = await screen.findByRole('alert');
    expect(summary.textContent).toContain('This email address already owns an account on this website.');
    expect(within(summary).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(document.activeElement).toBe(summary.parentElement);
    expect(input('E-mail address').value).toBe('tom@example.com');
  });

  it.each([
    ['/', 'Home', 'You are logged in as Vera.', member(vera)],
    ['/complete-signup', 'Continue', 'You are logged in as Vera.', member(vera, { signup: joining })],
    ['/', 'Home', 'Something has changed since you opened this page. Please try again.', visitor],
  ])(
    'leads whoever is logged in beside it to %s (%s), as the member they are: %s',
    async (address, way, words, here) => {
      const { asked, client } = home({
        'POST /api/signup.php': refusing('form_expired'),
        'GET /api/user.php': () => here,
      });
      const questions = () => asked.filter(({ call }) => call.path === '/api/user.php').length;
      const { queryKey } = userOptions();
      client.setQueryData(queryKey, visitor);
      await fillIn();
      await userEvent.click(join());
      const summary = await screen.findByRole('alert');
      const link = await within(summary).findByRole('link', { name: way });
      await waitFor(() => expect(summary.textContent).toBe(words + way));
      expect(link.getAttribute('href')).toBe(address);
      expect(client.getQueryData(queryKey), 'the page is still a visitor’s').toBe(visitor);
      const before = questions();
      sessionStorage.setItem('parlour.draft..signup', '{}');
      await userEvent.click(link);
      expect(client.getQueryData(queryKey)).toEqual(here);
      await waitFor(() => expect(questions(), 'who is here is asked again').toBeGreaterThan(before));
      expect(sessionStorage.getItem('parlour.draft..signup'), 'a visitor’s words').toBeNull();
    },
  );

  it('keeps its key while nobody knows whether it happened, and takes a new one after an answer', async () => {
    const failures = [
      new ApiError(503, { code: 'offline' }),
      new ApiError(422, { code: 'validation_failed', fields: { name: 'name_taken' } }),
    ];
    const { asked } = home({
      'POST /api/signup.php': () => {
        throw failures.shift() ?? new ApiError(409, { code: 'email_in_use' });
      },
    });
    await fillIn();
    await userEvent.click(join());
    await screen.findByText(/We cannot be reached/);
    await userEvent.click(join());
    await screen.findByText(/This name is taken/);
    await userEvent.type(input('Name'), 'my');
    await userEvent.click(join());
    await screen.findByText(/already owns an account/);
    const [first, second, third] = posts(asked).map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('tells on the way to the next field whether the name is free', async () => {
    let isFree = false;
    const { asked } = home({
      'GET /api/signup-check.php': () => (isFree ? { ok: true } : { ok: false, code: 'name_taken' }),
    });
    await userEvent.click(input('Name'));
    await userEvent.tab();
    expect(asked).toEqual([]);
    await userEvent.type(input('Name'), 'Tom');
    await userEvent.tab();
    const [shown, said] = await screen.findAllByText('This name is taken. Choose another one.');
    expect(input('Name').getAttribute('aria-describedby')).toBe(shown?.parentElement?.id);
    expect(said?.getAttribute('role')).toBe('status');
    expect(input('Name').getAttribute('aria-invalid')).toBe('true');
    expect(asked[0]?.query).toEqual({ name: 'Tom' });
    isFree = true;
    await userEvent.type(input('Name'), 'my');
    expect(screen.queryByText(/This name is taken/)).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(input('Name').getAttribute('aria-invalid')).toBeNull();
  });

  it('moves nothing from under a pressed mouse: what is wrong with the name is told once it is up', async () => {
    const answered = vi.fn(() => ({ ok: false, code: 'name_taken' }));
    home({ 'GET /api/signup-check.php': answered });
    await userEvent.type(input('Name'), 'Tom');
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: screen.getByRole('radio', { name: 'Man' }) });
    await waitFor(() => expect(answered).toHaveReturned());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByText(/This name is taken/)).toBeNull();
    await user.pointer('[/MouseLeft]');
    expect(await screen.findAllByText(/This name is taken/)).toHaveLength(2);
  });

  it('works without JavaScript: the form posts to its page, with its token and the chosen member', () => {
    home();
    const form = document.querySelector('form')!;
    expect(form.method).toBe('post');
    // The router tells the home page from the layout around it by `index`; without it the form would be answered 405.
    expect(form.getAttribute('action')).toBe('/?index');
    const posted = new FormData(form);
    expect(posted.get('form_token')).toBe('token');
    expect(posted.getAll('profile_id')).toEqual([nora.id]);
    expect(posted.get('terms_version')).toBe('2023-12-01');
  });
});
