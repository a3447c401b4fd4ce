// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import type { CallRequest } from '@parlour/api-client/transport';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { cardOf, visitor } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { installTopLayer, pressEscapeIn } from '@parlour/ui/testing/top-layer';
import { VisitorHome } from '../home/visitor-home.tsx';
import { SignUpModal } from './sign-up-modal.tsx';
import { SignUpPage } from './sign-up-page.tsx';

beforeEach(() => window.localStorage.setItem('parlour.tracking', '{}'));
afterEach(cleanup);

const nora = cardOf('Nora', { demo: true });
const daan = cardOf('Daan', { age: 42, gender: 'male', demo: true });
const guests = [daan, nora];
const home = (answers: Answers = {}) =>
  renderPage(<VisitorHome guests={guests} drawn={[]} />, answers, { changes: { message_length: 20 } });
const input = (name: RegExp | string) => screen.getByLabelText<HTMLInputElement>(name);
const join = () => screen.getByRole('button', { name: /^Join free/ });

async function fillIn(changes: { name?: string; year?: string; message?: string } = {}) {
  const { name = 'Tom', year = '1984', message = 'Good evening!' } = changes;
  if (message) await userEvent.type(input(/^Your message/), message);
  await userEvent.type(input('Name'), name);
  await userEvent.type(input('Day'), '09');
  await userEvent.type(input('Month'), '05');
  await userEvent.type(input('Year'), year);
  await userEvent.click(screen.getByRole('radio', { name: 'Man' }));
  await userEvent.type(input('E-mail address'), 'tom@example.com');
  await userEvent.type(input('Password'), 'lantern under the stairs');
  await userEvent.click(screen.getByRole('checkbox', { name: /18 or over/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /sexuality/ }));
}

const posts = (asked: readonly CallRequest[]) => asked.filter(({ call }) => call.method === 'POST');

const refusing =
  (code: ErrorCode, more: { fields?: Record<string, ErrorCode>; params?: Record<string, string | number> } = {}) =>
  () => {
    throw new ApiError(422, { code, ...more });
  };

describe('joining from the home page', () => {
  it('sends the words to the chosen guest once, with what was agreed to, and goes to the next page', async () => {
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
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/complete-signup'));

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

  it('says what is missing at each field, moves to the first, and asks the server nothing', async () => {
    const { asked } = home();
    await userEvent.click(join());
    for (const sentence of [
      'Use 2 to 20 characters.',
      'Invalid date of birth.',
      'Choose one of the values offered.',
      'Invalid email',
    ]) {
      expect(screen.getByText(sentence)).toBeTruthy();
    }
    expect(screen.getAllByText('Tick this box to go on.')).toHaveLength(2);
    expect(input('Name').getAttribute('aria-invalid')).toBe('true');
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
    await screen.findByText(/You are offline/);
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
    expect(await screen.findByText('This name is taken. Choose another one.')).toBeTruthy();
    expect(input('Name').getAttribute('aria-invalid')).toBe('true');
    expect(asked[0]?.query).toEqual({ name: 'Tom' });
    isFree = true;
    await userEvent.type(input('Name'), 'my');
    expect(screen.queryByText(/This name is taken/)).toBeNull();
    await userEvent.tab();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(input('Name').getAttribute('aria-invalid')).toBeNull();
  });

  it('works without JavaScript: the form posts to its page, with its token and the chosen guest', () => {
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

describe('the home page of visitors', () => {
  it('says what a message costs, in credits and in money of the country', () => {
    home();
    expect(screen.getByText(/In money that is €0.79 or more/)).toBeTruthy();
    expect(screen.getByText(/Your first 2 conversations are free/)).toBeTruthy();
    expect(screen.getByText('10 credits')).toBeTruthy();
    expect(screen.getByText('from €0.79')).toBeTruthy();
  });

  it('has one title, and labels members of the demonstration', () => {
    home();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByText('Demo')).toHaveLength(2);
  });

  it('shows drawn portraits where no member may be seen, and says that they are drawn', () => {
    renderPage(<VisitorHome guests={[{ ...nora, fictional: true }]} drawn={['/drawn/1.svg']} />);
    expect(screen.getByText(/These portraits are drawn/)).toBeTruthy();
    expect(screen.queryByRole('radiogroup', { name: 'Write to' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Join free' })).toBeTruthy();
    expect(input(/^A few words about you/)).toBeTruthy();
  });

  it('has no form where sign-up is not open', () => {
    renderPage(<VisitorHome guests={guests} drawn={[]} />, {}, { changes: { signups: 'none' } });
    expect(screen.getByRole('heading', { name: 'Sign-up is closed' })).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
  });

  it('is by invitation where the brand wants to know who sent one, and remembers it', async () => {
    const byInvitation = { changes: { signups: 'with_trafficsource' as const } };
    const page = <VisitorHome guests={guests} drawn={[]} />;
    renderPage(page, {}, byInvitation);
    expect(screen.getByRole('heading', { name: 'Sign-up is by invitation' })).toBeTruthy();
    cleanup();
    renderPage(page, {}, { ...byInvitation, address: '/?ref=friend&sub1=a' });
    const form = () => new FormData(document.querySelector('form')!);
    expect([form().get('ref'), form().get('sub1')]).toEqual(['friend', 'a']);
    cleanup();
    renderPage(page, {}, byInvitation);
    await vi.waitFor(() => expect(form().get('ref')).toBe('friend'));
  });

  it('promises a neutral name only where the brand is discreet', () => {
    home();
    expect(screen.queryByText(/neutral name/)).toBeNull();
    cleanup();
    renderPage(<VisitorHome guests={guests} drawn={[]} />, {}, { changes: { discreet: true } });
    expect(screen.getByText(/neutral name/)).toBeTruthy();
  });
});

describe('the sign-up page', () => {
  const state = { open: true, reason: null, min_age: 18, steps: [], profile: null };

  it('asks for no gender where the brand is for one', async () => {
    renderPage(<SignUpPage />, { 'GET /api/signup.php': () => state }, { changes: { genders: ['male'] } });
    await screen.findByRole('heading', { level: 1, name: 'Join free' });
    expect(screen.queryByRole('radio')).toBeNull();
    expect(new FormData(document.querySelector('form')!).get('gender')).toBe('male');
  });

  it('is addressed to the member whose page led here', async () => {
    renderPage(<SignUpPage profileId={nora.id} />, { 'GET /api/signup.php': () => ({ ...state, profile: nora }) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Say hello to Nora' })).toBeTruthy();
    expect(new FormData(document.querySelector('form')!).get('profile_id')).toBe(nora.id);
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

describe('the sign-up over a page', () => {
  beforeAll(installTopLayer);
  const state = { open: true, reason: null, min_age: 18, steps: [], profile: nora };
  const modal = (answers: Answers = {}, changes = {}) => {
    const close = vi.fn();
    const page = <SignUpModal profileId={nora.id} next={`/members/${nora.id}`} onClose={close} />;
    return { close, ...renderPage(page, { 'GET /api/signup.php': () => state, ...answers }, { changes }) };
  };

  it('is about the member, can be put away, and leads to the log-in and back', async () => {
    const { close } = modal();
    const dialog = await screen.findByRole('dialog', { name: 'Say hello to Nora' });
    expect(new FormData(document.querySelector('form')!).get('profile_id')).toBe(nora.id);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      `/login?next=%2Fmembers%2F${nora.id}`,
    );
    pressEscapeIn(dialog);
    await userEvent.click(dialog);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(close).toHaveBeenCalledTimes(3);
  });

  it('is closed by nothing while the call runs, and ends at the steps', async () => {
    let answer = (_reply: unknown) => {};
    const waiting = new Promise((resolve) => (answer = resolve));
    const { close, router } = modal({ 'POST /api/signup.php': () => waiting, 'GET /api/user.php': () => visitor });
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Say hello to Nora' });
    await fillIn();
    await userEvent.click(join());
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).toBeNull());
    pressEscapeIn(dialog);
    await userEvent.click(dialog);
    expect(close).not.toHaveBeenCalled();
    expect(dialog.open).toBe(true);
    answer({ user: { id: nora.id } });
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/complete-signup'));
  });

  it('says why nobody can join', async () => {
    modal({}, { signups: 'none' });
    expect(await screen.findByRole('heading', { name: 'Sign-up is closed' })).toBeTruthy();
    expect(document.querySelector('form')).toBeNull();
  });
});
