// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { canSend } from '@parlour/testing/page-data';
import { PageFrame } from '@parlour/testing/render-page';
import { signUpProgress } from '@parlour/models/account/sign-up/sign-up-steps';
import { refusedForm } from '../refused-form.fixture.ts';
import { daan, heading, nora, open, press, robot, stepOf, text, undelivered } from './sign-up-steps.fixture.tsx';

beforeEach(() => window.localStorage.clear());
beforeEach(() => void vi.stubGlobal('reportError', () => {}));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the first message', () => {
  it('goes to one who may be written to, at the price beside it, and once', async () => {
    const page = open('message', { answers: { 'POST /api/message.php': () => ({}) } });
    await heading('Say hello to somebody');
    expect((await screen.findAllByRole('radio')).map((radio) => (radio as HTMLInputElement).value)).toEqual([
      nora.id,
      daan.id,
    ]);
    expect(screen.getByRole('button', { name: /^Send free/ })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: /Daan, 42/ }));
    await userEvent.type(await text(), 'Good evening, Daan');
    await press(/^Send 10 credits.*€0\.90/);
    await heading('Show them who is writing');
    const [sent] = page.asked.filter(({ call }) => call.method === 'POST');
    expect(sent?.body).toEqual({
      profile_id: daan.id,
      text: 'Good evening, Daan',
      expected_cost: 10,
      type: 'text',
      client_id: sent?.idempotencyKey,
    });
    expect(stepOf(page)).toBe('photo');
  });

  it.each([
    ['several', [], 'Your message'],
    ['one', [daan.id], 'Message to Nora'],
  ])('has a label that names nobody else where no script follows the choice: of %s', async (_, refusing, label) => {
    const { client, router } = open('message', { refusing });
    expect((await text()).labels?.[0]?.textContent).toBe('Message to Nora');
    cleanup();
    document.body.innerHTML = renderToString(
      <PageFrame client={client}>
        <RouterProvider router={router} />
      </PageFrame>,
    );
    expect((await text()).labels?.[0]?.textContent).toBe(label);
    document.body.replaceChildren();
  });

  it('shows that a blurred picture is locked', async () => {
    const main_image = daan.main_image && { ...daan.main_image, locked: true };
    open('message', {
      answers: { 'GET /api/signup-matches.php': () => ({ profiles: [nora, { ...daan, main_image }] }) },
    });
    const marks = (await screen.findAllByRole('radio')).map(
      (radio) => radio.parentElement!.querySelector('svg') !== null,
    );
    expect(marks).toEqual([false, true]);
  });

  it('is not sent where nobody would see it', async () => {
    const { asked } = open('message', { answers: { 'POST /api/message.php': () => ({}) } });
    await userEvent.type(await text(), '\u2800');
    await press(/^Send/);
    await waitFor(async () => expect((await text()).getAttribute('aria-invalid')).toBe('true'));
    expect(asked.filter(({ call }) => call.path === '/api/message.php')).toEqual([]);
  });

  it('is offered at the new price where that has changed', async () => {
    const priceAt = (cost: number) => ({
      profile: nora,
      conversation: null,
      messages: [],
      has_more: false,
      can_send: { ...canSend, cost: { text: cost, image: cost } },
    });
    let cost = 0;
    const { asked } = open('message', {
      answers: {
        'GET /api/messages.php': () => priceAt(cost),
        'POST /api/message.php': ({ body }) => {
          cost = 10;
          if ((body as { expected_cost: number }).expected_cost === cost) return {};
          throw new ApiError(409, { code: 'price_changed', params: { cost } });
        },
      },
    });
    await userEvent.type(await text(), 'Good evening');
    await press(/^Send free/);
    await press(/^Send 10 credits/);
    await heading('Show them who is writing');
    expect(asked.filter(({ call }) => call.path === '/api/message.php')).toHaveLength(2);
  });

  it.each([
    ['nobody knows whether the step was marked', new ApiError(0, { code: 'offline' }), /We cannot be reached/],
    [
      'the step could not be marked',
      new ApiError(429, { code: 'rate_limited', params: { minutes: 2 } }),
      /Too many attempts/,
    ],
    ['something of ours is broken', new TypeError('a bug'), /An error occurred/],
  ])('is not sent again where %s', async (_, failure, sentence) => {
    let marks = 0;
    const { asked } = open('message', {
      answers: {
        'POST /api/message.php': () => ({}),
        'PUT /api/signup.php': () => {
          marks += 1;
          if (marks === 1) throw failure;
          return { signup: signUpProgress({ message: 'done' }, false) };
        },
      },
    });
    await userEvent.type(await text(), 'Good evening');
    await press(/^Send/);
    await screen.findByText(sentence);
    await press(/^Send/);
    await heading('Show them who is writing');
    expect(marks).toBe(2);
    expect(asked.filter(({ call }) => call.method === 'POST')).toHaveLength(1);
  });

  it('keeps its name while nobody knows whether it arrived', async () => {
    let sends = 0;
    const { asked } = open('message', {
      answers: {
        'POST /api/message.php': () => {
          sends += 1;
          if (sends === 1) throw new ApiError(0, { code: 'offline' });
          return {};
        },
      },
    });
    await userEvent.type(await text(), 'Good evening');
    await press(/^Send/);
    await screen.findByText(/We cannot be reached/);
    await press(/^Send/);
    await heading('Show them who is writing');
    const [first, second] = asked
      .filter(({ call }) => call.method === 'POST')
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
  });

  it('takes nobody away who has left the step meanwhile', async () => {
    let arrive = (_reply: unknown) => {};
    const waiting = new Promise((resolve) => (arrive = resolve));
    const { asked, router } = open('message', { answers: { 'POST /api/message.php': () => waiting } });
    await userEvent.type(await text(), 'Good evening');
    await press(/^Send/);
    await act(() => router.navigate('/complete-signup?step=confirm'));
    await heading('Confirm your e-mail address');
    arrive({});
    await waitFor(() => expect(asked.some(({ call }) => call.method === 'PUT')).toBe(true));
    await act(async () => {});
    expect(router.state.location.search).toBe('?step=confirm');
  });

  it('says what is wrong with it at its field', async () => {
    const { asked } = open('message', { changes: { changes: { message_length: 5 } } });
    await text();
    await press(/^Send/);
    expect(await screen.findByText('Write something first.')).toBeTruthy();
    await userEvent.type(await text(), 'too long');
    expect(await screen.findByText('This message is too long. Use at most 5 characters.')).toBeTruthy();
    expect(asked.some(({ call }) => call.method === 'POST')).toBe(false);
  });

  const unsent = (profiles: unknown[]) => ({
    'GET /api/signup-matches.php': () => ({ profiles, first_words: 'Good evening' }),
  });

  it('begins with the words that somebody else did not take, and says so until they are sent', async () => {
    const answers = { ...unsent([nora, daan]), 'POST /api/message.php': () => ({}) };
    const page = open('message', { answers });
    expect(await screen.findByText(undelivered)).toBeTruthy();
    expect((await text()).value).toBe('Good evening');
    await press(/^Send free/);
    await heading('Show them who is writing');
    expect(page.asked.find(({ call }) => call.method === 'POST')?.body).toMatchObject({ text: 'Good evening' });
    await act(() => page.router.navigate(-1));
    expect((await text()).value).toBe('');
    expect(screen.queryByText(undelivered)).toBeNull();
  });

  it('shows the words that nobody takes', async () => {
    open('message', { answers: unsent([robot]) });
    expect(await screen.findByText(undelivered)).toBeTruthy();
    expect(screen.getByText('Good evening')).toBeTruthy();
  });

  it('says that it is up to the others where none of them takes one', async () => {
    const refused = { ...canSend, allowed: false, reason: 'not_allowed_by_member' };
    open('message', { answers: { 'GET /api/messages.php': () => ({ messages: [], can_send: refused }) } });
    expect(await screen.findByText(/^Here members decide who may write to them first\./)).toBeTruthy();
    expect(await heading('Welcome, Lucas')).toBeTruthy();
    expect(screen.queryByText('A few words are enough to begin.')).toBeNull();
    expect(screen.queryByText(/nobody to write to yet/)).toBeNull();
    await press('Continue');
    expect(await heading('Show them who is writing')).toBeTruthy();
  });

  it('can wait where there is nobody to write to', async () => {
    open('message', { answers: { 'GET /api/signup-matches.php': () => ({ profiles: [robot] }) } });
    expect(await screen.findByText(/nobody to write to yet/)).toBeTruthy();
    expect(await heading('Welcome, Lucas')).toBeTruthy();
    await press('Continue');
    expect(await heading('Show them who is writing')).toBeTruthy();
  });

  it('says why it cannot wait, without JavaScript too', async () => {
    open('message', {
      answers: { 'GET /api/signup-matches.php': () => ({ profiles: [robot] }) },
      lastResult: refusedForm({ whole: 'form_expired' }),
    });
    expect((await screen.findByRole('alert')).textContent).toMatch(/^Something has changed since/);
  });
});
