// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { z } from 'zod';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { areWordsKept, noteKeptWords } from '@parlour/state/words/kept-words';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { TextField } from '@parlour/ui';
import { useViewer } from '../account/user.ts';
import { CallForm } from './call-form.tsx';
import { defineCallForm } from './call-form-shape.ts';
import { useCallForm } from './use-call-form.ts';

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
});

const asMember = (id: string) => ({ ...member(), user: { ...member().user, id } });

const form = defineCallForm({
  call: logIn,
  schema: z.object({ login: z.string('name_required'), password: z.string('value_unknown') }),
  toBody: (typed) => typed,
});

const Drafted = () => {
  useViewer();
  const state = useCallForm({ form: async () => form, draft: 'try' });
  return (
    <CallForm state={state}>
      <TextField {...state.field('login')} label="Name" />
      <TextField {...state.field('password')} label="Password" autoComplete="current-password" />
      <button>Go on</button>
    </CallForm>
  );
};

it('finds what was typed after a reload until it was sent, but for secrets, and nothing of another member', async () => {
  const openAs = (id: string) => {
    cleanup();
    renderPage(<Drafted />, { 'GET /api/user.php': () => asMember(id), 'POST /api/user.php': () => ({}) });
  };
  const typed = async () => (await screen.findByLabelText<HTMLInputElement>('Name')).value;
  openAs('ann');
  await userEvent.type(await screen.findByLabelText('Name'), 'tom');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  openAs('bob');
  expect(await typed()).toBe('');
  openAs('ann');
  expect(await typed()).toBe('tom');
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret');
  await userEvent.type(screen.getByLabelText('Password'), 'secret');
  await userEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(Object.keys(sessionStorage)).toEqual([]));
});

const Changing = ({ saved, isOneValue }: { saved: { login: string; password: string }; isOneValue: boolean }) => {
  useViewer();
  const state = useCallForm({
    form: async () => form,
    draft: 'try',
    changesSaved: true,
    isOneValue,
    defaultValue: saved,
  });
  return (
    <CallForm state={state}>
      <TextField {...state.field('login')} label="Name" />
      <TextField {...state.field('password')} label="Password" />
    </CallForm>
  );
};

const saved = { login: 'tom', password: 'open' };
it.each([
  ['another field was saved', false, 's', { ...saved, password: 'shut' }, ['toms', 'shut']],
  ['the same field was saved', false, 's', { ...saved, login: 'tim' }, ['toms', 'open']],
  ['the same is saved by now', false, 's', { login: 'toms', password: 'shut' }, ['toms', 'shut']],
  ['it was put back, and something else saved', false, 's{Backspace}', { ...saved, login: 'tim' }, ['tim', 'open']],
  ['another part of one value was saved', true, 's', { ...saved, password: 'shut' }, ['toms', 'open']],
  [
    'one value was put back, and another saved',
    true,
    's{Backspace}',
    { login: 'tim', password: 'shut' },
    ['tim', 'shut'],
  ],
])('keeps what the log-in page says that it keeps: %s', async (_, isOneValue, typed, elsewhere, shown) => {
  const open = async (now: typeof saved) => {
    cleanup();
    renderPage(<Changing saved={now} isOneValue={isOneValue} />, { 'GET /api/user.php': () => asMember('ann') });
    await screen.findByLabelText('Name');
    return () => ['Name', 'Password'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
  };
  await open(saved);
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), '!{Backspace}');
  await userEvent.type(screen.getByLabelText('Name'), typed);
  noteKeptWords('ann');
  expect(areWordsKept()).toBe(shown[0] === 'toms');
  const fields = await open(elsewhere);
  await waitFor(() => expect(fields()).toEqual(shown));
});
