// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { CallForm, useCallForm } from '@parlour/api-client/call-form';
import type { SignupStep } from '@parlour/contract/types/user';
import { markStep, signupProgress, type KeptSteps, type RequirableStep } from '@parlour/models/account/signup-steps';
import { canSend, cardOf, member } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { CompleteSignupPage } from './complete-signup-page.tsx';
import { doneForm } from './mark-forms.ts';
import { readStep } from './step-address.ts';
import type { StepForm } from './step-form.ts';

beforeEach(() => window.localStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const nora = cardOf('Nora', { demo: true });
const daan = cardOf('Daan', { age: 42 });
const robot = cardOf('Robot', { fictional: true });
const closed = cardOf('Closed');

/** A step of another slice: one press saves it. */
function OtherStep({ actions, onSaved }: StepForm) {
  const form = useCallForm({ form: async () => doneForm, onDone: onSaved });
  return (
    <CallForm state={form}>
      <input type="hidden" name="done" value="photo" />
      {actions({ isPending: form.isPending })}
    </CallForm>
  );
}

const other = (form: StepForm) => <OtherStep {...form} />;
const slots = { photo: other, location: other, personal: other, about: other };

interface Start {
  kept?: KeptSteps;
  required?: readonly RequirableStep[];
  answers?: Answers;
  changes?: Parameters<typeof renderPage>[2];
}

/** The steps on a server that remembers them. */
function open(step: SignupStep, { kept = {}, required = [], answers = {}, changes = {} }: Start = {}) {
  let now = kept;
  const signup = () => signupProgress(now, false, required);
  return renderPage(
    (address) => <CompleteSignupPage step={readStep(address) ?? 'confirm'} slots={slots} />,
    {
      'GET /api/user.php': () => member({}, { status: 'not_confirmed', signup: signup() }),
      'PUT /api/signup.php': ({ body }) => {
        const { step: marked, state } = body as { step: SignupStep; state: 'done' | 'skipped' };
        const verdict = markStep(now, marked, state, required);
        if (!verdict.ok) throw new ApiError(422, { code: verdict.refusal });
        now = verdict.kept;
        return { signup: signup() };
      },
      'GET /api/signup-matches.php': () => ({ profiles: [nora, robot, daan, closed] }),
      'GET /api/messages.php': ({ query }) => ({
        can_send: {
          ...canSend,
          allowed: query?.['profile_id'] !== closed.id,
          cost: { text: query?.['profile_id'] === daan.id ? 10 : 0, image: 20 },
        },
      }),
      'GET /api/activation.php': () => ({
        sent_to_masked: 't••@e••.com',
        next_after: '2026-11-21T20:00:00.000Z',
        confirmed: false,
      }),
      ...answers,
    },
    { address: `/complete-signup?step=${step}`, ...changes },
  );
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const stepOf = ({ router }: ReturnType<typeof open>) => new URLSearchParams(router.state.location.search).get('step');

describe('the steps of the sign-up', () => {
  it('say where one is, can be left for later, and go on with the next open one', async () => {
    const page = open('photo', { kept: { location: 'done' } });
    expect(await heading('Show them who is writing')).toBeTruthy();
    expect(screen.getByText('Step 2 of 7')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue later' }).getAttribute('href')).toBe('/');
    await press('Skip for now');
    expect(await heading('A few facts about you')).toBeTruthy();
    expect(stepOf(page)).toBe('personal');
    expect(document.activeElement).toBe(await heading('A few facts about you'));
  });

  it('are walked through with the browser’s way back and forward', async () => {
    const page = open('photo');
    await press('Save and continue');
    expect(await heading('Where do you live?')).toBeTruthy();
    await page.router.navigate(-1);
    expect(await heading('Show them who is writing')).toBeTruthy();
    await page.router.navigate(1);
    expect(await heading('Where do you live?')).toBeTruthy();
  });

  it('are marked once, however often one presses', async () => {
    let answer = (_reply: unknown) => {};
    const waiting = new Promise((resolve) => (answer = resolve));
    const { asked } = open('about', { answers: { 'PUT /api/signup.php': () => waiting } });
    await press('Skip for now');
    await press('Skip for now');
    expect(asked.filter(({ call }) => call.method === 'PUT').map(({ body }) => body)).toEqual([
      { step: 'about', state: 'skipped' },
    ]);
    answer({ signup: signupProgress({ about: 'skipped' }, false) });
    expect(await heading('Hear at once when somebody writes')).toBeTruthy();
  });

  it('that the brand requires offer no way round', async () => {
    open('photo', { required: ['photo'] });
    expect(await heading('Show them who is writing')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Skip for now' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Save and continue' })).toBeTruthy();
  });

  it('work without JavaScript: leaving one is a form of its own, with the page’s token', async () => {
    open('photo');
    const skip = await screen.findByRole<HTMLButtonElement>('button', { name: 'Skip for now' });
    expect(skip.type).toBe('submit');
    expect(Object.fromEntries(new FormData(skip.form!))).toEqual({ form_token: 'token', skip: 'photo' });
    expect(skip.form!.method).toBe('post');
    expect(skip.form!.hasAttribute('action')).toBe(false);
  });

  it('take what the address told of the origin from the device', async () => {
    window.localStorage.setItem('parlour.tracking', JSON.stringify({ ref: 'friend' }));
    open('photo');
    await heading('Show them who is writing');
    expect(window.localStorage.getItem('parlour.tracking')).toBe('{}');
  });

  it('lead to the people one may meet when all is told', async () => {
    const done: KeptSteps = { message: 'done', location: 'done', personal: 'done', about: 'done', push: 'done' };
    const { router } = open('photo', {
      answers: {
        'PUT /api/signup.php': () => ({ signup: signupProgress({ ...done, photo: 'skipped' }, true) }),
      },
    });
    await press('Skip for now');
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/signup-matches'));
  });
});

describe('the first message', () => {
  const text = () => screen.findByRole<HTMLTextAreaElement>('textbox');

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

  it('keeps its name while nobody knows whether the step was marked', async () => {
    let marks = 0;
    const { asked } = open('message', {
      answers: {
        'POST /api/message.php': () => ({}),
        'PUT /api/signup.php': () => {
          marks += 1;
          if (marks === 1) throw new ApiError(0, { code: 'offline' });
          return { signup: signupProgress({ message: 'done' }, false) };
        },
      },
    });
    await userEvent.type(await text(), 'Good evening');
    await press(/^Send/);
    await screen.findByText(/You are offline/);
    await press(/^Send/);
    await heading('Show them who is writing');
    const [first, second] = asked
      .filter(({ call }) => call.method === 'POST')
      .map(({ idempotencyKey }) => idempotencyKey);
    expect(second).toBe(first);
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

  it('can wait where there is nobody to write to', async () => {
    open('message', { answers: { 'GET /api/signup-matches.php': () => ({ profiles: [robot] }) } });
    expect(await screen.findByText(/nobody to write to yet/)).toBeTruthy();
    await press('Continue');
    expect(await heading('Show them who is writing')).toBeTruthy();
  });
});

describe('notices', () => {
  const key = { changes: { push_public_key: 'key' } };

  function device(permission: string, subscription: object | null = null) {
    const subscribed = { toJSON: () => ({ endpoint: 'https://push.example', keys: { p256dh: 'p', auth: 'a' } }) };
    const pushManager = {
      getSubscription: async () => subscription,
      subscribe: vi.fn(async () => subscribed),
    };
    const requestPermission = vi.fn(async () => (permission === 'default' ? 'granted' : permission));
    vi.stubGlobal('PushManager', class {});
    vi.stubGlobal('Notification', { permission, requestPermission });
    vi.stubGlobal('navigator', {
      serviceWorker: { getRegistration: async () => ({ pushManager }), ready: Promise.resolve({ pushManager }) },
    });
    return { pushManager, requestPermission };
  }

  it('are asked for by a press and never before', async () => {
    const { requestPermission, pushManager } = device('default');
    const page = open('push', {
      changes: key,
      answers: { 'POST /api/user.php?push': () => ({ push: { id: nora.id, state: 'subscribed' } }) },
    });
    const turnOn = await screen.findByRole('button', { name: 'Turn on notifications' });
    expect(requestPermission).not.toHaveBeenCalled();
    await userEvent.click(turnOn);
    expect(await screen.findByText('Notifications are on for this device.')).toBeTruthy();
    expect(pushManager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: 'key' });
    expect(page.asked.find(({ call }) => call.method === 'POST')?.body).toEqual({
      subscription: { endpoint: 'https://push.example', keys: { p256dh: 'p', auth: 'a' } },
    });
    await press('Continue');
    expect(await heading('Confirm your e-mail address')).toBeTruthy();
  });

  it('that the browser denies come with the way to undo it', async () => {
    device('denied');
    open('push', { changes: key });
    expect(await screen.findByText(/does not allow notifications/)).toBeTruthy();
    expect(screen.getByText(/settings of this site/)).toBeTruthy();
    await press('Continue');
    expect(await heading('Confirm your e-mail address')).toBeTruthy();
  });

  it('that are on already are said to be', async () => {
    device('granted', {});
    open('push', { changes: key });
    expect(await screen.findByText('Notifications are on for this device.')).toBeTruthy();
  });

  it('pass by themselves where there is no way to have them', async () => {
    const page = open('push', { changes: key });
    expect(await heading('Confirm your e-mail address')).toBeTruthy();
    expect(page.asked.find(({ call }) => call.method === 'PUT')?.body).toEqual({ step: 'push', state: 'skipped' });
    expect(page.router.state.historyAction).toBe('REPLACE');
  });
});
