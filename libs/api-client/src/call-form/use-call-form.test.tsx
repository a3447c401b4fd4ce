// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { pageCache, PageFrame, renderPage } from '@parlour/testing/render-page';
import { TextField } from '@parlour/ui';
import { ApiError } from '../api-error.ts';
import { CallForm } from './call-form.tsx';
import { defineCallForm, type CallFormResult } from './call-form-shape.ts';
import { submitCallForm } from './submit-call-form.ts';
import { useCallForm } from './use-call-form.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const form = defineCallForm({
  call: logIn,
  schema: z.object({ login: z.string('name_required'), password: z.string('value_unknown') }),
  toBody: (typed) => typed,
});

interface FormProps {
  lastResult?: CallFormResult;
  onDone?: () => void;
  goOn?: () => Promise<boolean>;
}

function Form(props: FormProps) {
  const state = useCallForm({ form: async () => form, ...props });
  return (
    <CallForm state={state}>
      <TextField {...state.field('login')} label="Name" />
      <TextField {...state.field('password')} label="Password" />
      <button>Go on</button>
    </CallForm>
  );
}

const refused = () => {
  throw new ApiError(422, {
    code: 'validation_failed',
    fields: { login: 'name_taken', password: 'password_weak' },
  });
};
const taken = 'This name is taken. Choose another one.';
const weak = /^This password is too easy to guess/;
const offline = 'You are offline. Check your connection.';
const nameless = 'Enter your name.';
const name = () => screen.getByLabelText('Name');

it('makes no second call while what follows the first has failed', async () => {
  const goOn = vi.fn(async () => goOn.mock.calls.length > 1);
  const { asked } = renderPage(<Form goOn={goOn} />, { 'POST /api/user.php': () => ({}) });
  await userEvent.type(name(), 'Tom');
  await userEvent.type(screen.getByLabelText('Password'), 'a lantern');
  const press = async (times: number) => {
    await userEvent.click(screen.getByRole('button'));
    await waitFor(() => expect(goOn).toHaveBeenCalledTimes(times));
    return asked.filter(({ call }) => call.method === 'POST').length;
  };
  expect([await press(1), await press(2), await press(3)]).toEqual([1, 1, 2]);
});

it('tells a fault of ours to the console, says so, and can be sent again', async () => {
  const fault = new TypeError('reply is not a function');
  const told = vi.fn();
  vi.stubGlobal('reportError', told);
  const onDone = () => {
    throw fault;
  };
  renderPage(<Form onDone={onDone} />, { 'POST /api/user.php': () => ({}) });
  await userEvent.type(name(), 'tom');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button'));
  expect((await screen.findByRole('alert')).textContent).toBe('An error occurred, please try again later');
  expect(told).toHaveBeenCalledWith(fault);
  expect(screen.getByRole('button').getAttribute('aria-disabled')).not.toBe('true');
});

it('keeps what only the server knows of a field until that field is changed', async () => {
  renderPage(<Form />, { 'POST /api/user.php': refused });
  await userEvent.type(name(), 'tom');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(taken)).toBeTruthy();

  await userEvent.type(name(), 'm');
  await waitFor(() => expect(screen.queryByText(taken)).toBeNull());
  expect(screen.getByText(weak)).toBeTruthy();
  await userEvent.clear(name());
  expect(await screen.findByText(nameless)).toBeTruthy();
  expect(screen.getByText(weak)).toBeTruthy();
  await userEvent.type(name(), 'tom');
  await waitFor(() => expect(screen.queryByText(nameless)).toBeNull());
  expect(screen.queryByText(taken)).toBeNull();

  await userEvent.type(screen.getByLabelText('Password'), '!');
  await waitFor(() => expect(screen.queryByText(weak)).toBeNull());
});

it('says that there is no connection until there is one, and keeps what is wrong with the fields', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  renderPage(<Form />, {
    'POST /api/user.php': () => {
      throw new ApiError(0, { code: 'offline' });
    },
  });
  await userEvent.type(name(), 'tom');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByText(offline)).toBeTruthy();
  await userEvent.clear(name());
  expect(await screen.findByText(nameless)).toBeTruthy();
  fireEvent(window, new Event('online'));
  expect(screen.queryByText(offline)).toBeNull();
  expect(screen.getByText(nameless)).toBeTruthy();
});

it('goes on saying what else is wrong with the whole when the connection is back', async () => {
  renderPage(<Form />, {
    'POST /api/user.php': () => {
      throw new ApiError(403, { code: 'login_failed' });
    },
  });
  await userEvent.type(name(), 'tom');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button'));
  const failed = await screen.findByText('Login failed, please try again');
  fireEvent(window, new Event('online'));
  expect(failed.isConnected).toBe(true);
});

it('keeps it also where the form was sent without JavaScript', async () => {
  const posted = new FormData();
  posted.set('login', 'tom');
  posted.set('password', 'secret');
  const submitted = await submitCallForm(form, posted, { transport: async () => refused(), idempotencyKey: 'key' });
  renderPage(<Form lastResult={submitted.ok ? undefined : submitted.lastResult} />);
  await userEvent.type(screen.getByLabelText('Password'), 's');
  await waitFor(() => expect(screen.queryByText(weak)).toBeNull());
  expect(screen.getByText(taken)).toBeTruthy();
});

it('says the error of the first wrong field each time where the focus is there already, and leaves it to the focus otherwise', async () => {
  renderPage(<Form />, { 'POST /api/user.php': refused });
  const said: string[] = [];
  const status = screen.getByRole('status');
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const { textContent } of addedNodes) said.push(textContent ?? '');
  }).observe(status, { childList: true, characterData: true, subtree: true });

  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(document.activeElement).toBe(name()));
  expect(said).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(said).toEqual([nameless]));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(said).toEqual([nameless, nameless]));

  await userEvent.keyboard('tom');
  await waitFor(() => expect(screen.queryByText(nameless)).toBeNull());
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.type(name(), '{Enter}');
  await waitFor(() => expect(said).toEqual([nameless, nameless, taken]));
  await userEvent.type(screen.getByLabelText('Password'), '{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(name()));
  expect(status.textContent).toBe('');
});

it('alerts anew each time the whole is refused, whatever has the focus', async () => {
  const Unreachable = () => {
    const state = useCallForm({ form: () => Promise.reject(new Error('No connection.')) });
    return (
      <CallForm state={state}>
        <button>Go on</button>
      </CallForm>
    );
  };
  renderPage(<Unreachable />);
  const press = () => fireEvent.submit(screen.getByRole('button'), { submitter: screen.getByRole('button') });
  press();
  const first = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(first.parentElement));
  press();
  await waitFor(() => expect(first.isConnected).toBe(false));
  expect((await screen.findByRole('alert')).textContent).toBe(first.textContent);
});

it('has the first wrong field take the focus without scripts, the summary where there is one, and nothing where all is well', () => {
  const drawn = (lastResult?: CallFormResult): Element[] => {
    const client = pageCache(() => Promise.reject(new Error('Nothing is asked.')));
    const router = createMemoryRouter([{ path: '*', element: <Form lastResult={lastResult} /> }]);
    const page = document.createElement('div');
    page.innerHTML = renderToString(
      <PageFrame client={client}>
        <RouterProvider router={router} />
      </PageFrame>,
    );
    return [...page.querySelectorAll('[autofocus]')];
  };
  const error = { password: ['value_unknown'] };
  const wrong: CallFormResult = { submission: { error }, failure: null, params: {} };
  expect(drawn(wrong).map((field) => field.getAttribute('name'))).toEqual(['password']);
  const failed: CallFormResult = { ...wrong, failure: { code: 'login_failed', params: {} } };
  expect(drawn(failed)[0]?.textContent).toBe('Login failed, please try again');
  expect(drawn()).toEqual([]);
});

it('takes the focus from nobody where scripts draw a field that is wrong', async () => {
  const wrong = { submission: { error: { password: ['value_unknown'] } }, failure: null, params: {} };
  renderPage(<Form lastResult={wrong} />);
  expect(await screen.findByText('Choose one of the values offered.')).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
});
