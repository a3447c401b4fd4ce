// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { TextField } from '@parlour/ui';
import { useViewer } from '../account/user.ts';
import { CallForm } from './call-form.tsx';
import { defineCallForm } from './call-form-shape.ts';
import { useCallForm } from './use-call-form.ts';

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
  const asMember = (id: string) => ({ ...member(), user: { ...member().user, id } });
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
