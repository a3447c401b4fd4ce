// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';
import { logIn } from '@parlour/contract/account/log-in/log-in';
import { visitor } from '@parlour/testing/page-data';
import { pageCache, PageFrame } from '@parlour/testing/render-page';
import { CheckboxField, SelectField, TextArea, TextField } from '@parlour/ui';
import { keepEarlyTexts } from '@parlour/ui/kit/forms/early/early-texts';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { hydratedAfter } from '@parlour/ui/testing/hydrated-after';
import { CallForm } from './call-form.tsx';
import { defineCallForm } from './call-form-shape.ts';
import { useCallForm } from './use-call-form.ts';

beforeEach(() => window.sessionStorage.clear());

const form = defineCallForm({
  call: logIn,
  schema: z.object({ login: z.string(), words: z.string(), password: z.string(), town: z.string(), agree: z.string() }),
  toBody: ({ login, password }) => ({ login, password }),
});

function Form({ withoutPassword = false }) {
  const state = useCallForm({ form: async () => form, draft: 'try' });
  return (
    <CallForm state={state}>
      <TextField {...state.field('login')} label="Name" />
      <TextArea {...state.field('words')} label="Words" />
      <SelectField
        {...state.field('town')}
        label="Town"
        options={['Delft', 'Leiden'].map((town) => ({ value: town, label: town }))}
      />
      <CheckboxField {...state.checkbox('agree')} label="Agree" />
      {withoutPassword || (
        <TextField {...state.field('password')} label="Password" type="password" autoComplete="new-password" />
      )}
    </CallForm>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const key = 'parlour.draft..try';

/** A form as the server draws it, and as the scripts do. */
const OnceScripted = () => <Form withoutPassword={useScripted()} />;

async function open(kept: object | null, early: () => void, drawn: ReactElement = <Form />): Promise<void> {
  if (kept) sessionStorage.setItem(key, JSON.stringify(kept));
  const client = pageCache(async () => visitor);
  const page = () => <PageFrame client={client}>{drawn}</PageFrame>;
  const use = () => {
    early();
    keepEarlyTexts();
  };
  onTestFinished(await hydratedAfter(use, page));
}

it('joins what was typed before the scripts came with what was kept before a reload, and leaves the focus in its field', async () => {
  await open({ login: 'old', words: 'old words', town: 'Leiden', agree: ['on'] }, () => {
    field('Words').value = 'new words';
    field('Words').focus();
  });
  expect(field('Name').value).toBe('old');
  expect(field('Words').value).toBe('new words');
  expect(field('Town').value).toBe('Leiden');
  expect(field('Agree').checked).toBe(true);
  expect(document.activeElement).toBe(field('Words'));
  expect(JSON.parse(sessionStorage.getItem(key) ?? '')).toMatchObject({ login: 'old', words: 'new words' });
});

it('joins what was chosen then, too', async () => {
  await open({ login: 'old', town: 'Delft' }, () => {
    screen.getByLabelText<HTMLSelectElement>('Town').selectedIndex = 1;
  });
  expect([field('Name').value, field('Town').value]).toEqual(['old', 'Leiden']);
});

it('hands a password on that was typed then, and keeps it nowhere', async () => {
  await open({ login: 'old' }, () => {
    field('Password').value = 'secret';
  });
  expect([field('Name').value, field('Password').value]).toEqual(['old', 'secret']);
  expect(JSON.stringify(Object.entries(sessionStorage))).not.toContain('secret');
});

it('lets a password go whose field the scripts do not draw', async () => {
  const early = () => {
    field('Password').value = 'secret';
    field('Words').focus();
  };
  await open({ login: 'old' }, early, <OnceScripted />);
  expect(screen.queryByLabelText('Password')).toBeNull();
  expect(document.activeElement, 'the rest goes on').toBe(field('Words'));
});

it('takes nothing of an untouched page for typed', async () => {
  await open({ login: 'old', words: 'old words', town: 'Leiden' }, () => {});
  expect(['Name', 'Words', 'Town'].map((label) => field(label).value)).toEqual(['old', 'old words', 'Leiden']);
  expect(field('Agree').checked).toBe(false);
  expect(document.activeElement).toBe(document.body);
});

it('leaves the fields as they are where nothing was kept', async () => {
  let before: HTMLElement | undefined;
  await open(null, () => {
    before = field('Name');
    field('Name').value = 'typed';
  });
  expect(field('Name')).toBe(before);
  expect(field('Name').value).toBe('typed');
  expect(sessionStorage.getItem(key)).toBeNull();
});
