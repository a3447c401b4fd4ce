// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { renderPage } from '@parlour/testing/render-page';
import { DateField, TextField } from '@parlour/ui';
import { CallForm } from './call-form.tsx';
import { defineCallForm } from './call-form-shape.ts';
import { useCallForm } from './use-call-form.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const form = defineCallForm({
  call: logIn,
  schema: z.object({
    login: z.string('name_required').min(3, 'name_signs'),
    born: z.iso.date('value_unknown'),
    password: z.string().min(8, 'password_weak'),
  }),
  toBody: ({ login, password }) => ({ login, password }),
});

function Form() {
  const state = useCallForm({ form: async () => form });
  return (
    <CallForm state={state}>
      <TextField {...state.field('login')} label="Name" />
      <DateField
        {...state.field('born')}
        label="Born"
        parts={{ day: ['Day', 'DD'], month: ['Month', 'MM'], year: ['Year', 'YYYY'] }}
      />
      <TextField {...state.field('password')} label="Password" />
      <button>Go on</button>
    </CallForm>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const errorOf = (label: string) =>
  document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent ?? null;
/** The form has had the time to check what was left. */
const checked = () => act(() => vi.dynamicImportSettled());

it('says what is wrong with a field when the next one is come to, aloud too, and of no other', async () => {
  renderPage(<Form />);
  await userEvent.type(field('Name'), 'ab');
  await checked();
  expect(errorOf('Name'), 'while it is typed').toBeNull();
  await userEvent.type(field('Day'), '45');
  await waitFor(() => expect(errorOf('Name')).toBeTruthy());
  expect(screen.getByRole('status').textContent).toBe(errorOf('Name'));
  expect([errorOf('Day'), errorOf('Password')]).toEqual([null, null]);
  expect(document.activeElement, 'where one goes on').toBe(field('Month'));

  await userEvent.type(field('Password'), 's');
  await waitFor(() => expect(errorOf('Day')).toBeTruthy());
  expect(screen.getByRole('status').textContent).toBe(errorOf('Day'));
  expect(errorOf('Password')).toBeNull();

  await userEvent.type(field('Name'), 'c');
  await waitFor(() => expect(errorOf('Name')).toBeNull());
  await waitFor(() => expect(errorOf('Password')).toBeTruthy());
  expect(errorOf('Day')).toBeTruthy();
});

it('says nothing of a field that is empty, nor before a button that is pressed', async () => {
  renderPage(<Form />);
  await userEvent.click(field('Name'));
  await userEvent.click(field('Password'));
  await checked();
  expect(errorOf('Name')).toBeNull();
  fireEvent.change(field('Password'), { target: { value: 's' } });
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button'));
  await checked();
  expect(errorOf('Password')).toBeNull();
});

it('says nothing of a choice that was not made yet', async () => {
  function Choice() {
    const schema = z.object({ kind: z.enum(['one', 'other'], 'value_unknown'), text: z.string('name_required') });
    const toBody = () => ({ login: '', password: '' });
    const state = useCallForm({ form: async () => defineCallForm({ call: logIn, schema, toBody }) });
    const { error, ...kind } = state.field('kind');
    return (
      <CallForm state={state}>
        <input {...kind} type="radio" value="one" aria-label="One" />
        <p>{error}</p>
        <TextField {...state.field('text')} label="Text" />
      </CallForm>
    );
  }
  renderPage(<Choice />);
  act(() => field('One').focus());
  act(() => field('Text').focus());
  await checked();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('moves nothing away from under what a mouse presses', async () => {
  renderPage(<Form />);
  fireEvent.change(field('Name'), { target: { value: 'ab' } });
  act(() => field('Name').focus());
  fireEvent.pointerDown(field('Password'));
  act(() => field('Password').focus());
  await checked();
  expect(errorOf('Name')).toBeNull();
  fireEvent.pointerUp(field('Password'));
  await waitFor(() => expect(errorOf('Name')).toBeTruthy());
});

it('takes the focus from nobody who goes on after the form was sent', async () => {
  const { asked } = renderPage(<Form />, { 'POST /api/user.php': () => ({}) });
  await userEvent.type(field('Name'), 'abc');
  await userEvent.type(field('Day'), '09051984');
  await userEvent.type(field('Password'), 'a lantern');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(asked.filter(({ call }) => call.method === 'POST')).toHaveLength(1));
  await userEvent.clear(field('Name'));
  await userEvent.type(field('Name'), 'ab');
  await userEvent.click(field('Password'));
  await waitFor(() => expect(errorOf('Name')).toBeTruthy());
  expect(document.activeElement).toBe(field('Password'));
});
