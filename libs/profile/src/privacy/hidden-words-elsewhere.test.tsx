// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { profileKeys } from '@parlour/api-client/profile/keys';
import { member } from '@parlour/testing/page-data';
import { openPrivacy } from '@parlour/testing/privacy';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { PrivacySection } from './privacy-section.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const privacy = { ...openPrivacy, hidden_words: ['crypto'] };
const findWords = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Hidden words' });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save Hidden words' }));
const show = (answers: Answers) =>
  renderPage(<PrivacySection isDone={false} />, { 'GET /api/user.php': () => member(), ...answers });

/** A page that was opened before `elsewhere` was saved in another tab or device. */
const showBefore = async (...elsewhere: string[]) => {
  let saved = privacy.hidden_words;
  const page = show({
    'GET /api/privacy.php': () => ({ privacy: { ...privacy, hidden_words: saved } }),
    'PUT /api/privacy.php': ({ body }) => ({ privacy: { ...privacy, ...(body as object) } }),
  });
  await findWords();
  saved = elsewhere;
  const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Hidden words' }).value;
  const hear = () => act(() => page.client.invalidateQueries({ queryKey: profileKeys.privacy }));
  const sent = () => page.asked.filter(({ call }) => call.method === 'PUT').map(({ body }) => body);
  return { words, hear, sent };
};

it('shows what was saved there, where nothing was typed', async () => {
  const { words, hear } = await showBefore('crypto', 'insult');
  await hear();
  await waitFor(() => expect(words()).toBe('crypto\ninsult'));
});

it('keeps what was typed, and saves it beside what was saved there', async () => {
  const { words, hear, sent } = await showBefore('crypto', 'insult');
  await userEvent.type(await findWords(), '\nspam');
  await hear();
  expect(words()).toBe('crypto\nspam');
  await save();
  await waitFor(() => expect(words()).toBe('crypto\ninsult\nspam'));
  expect(sent()).toEqual([{ hidden_words: ['crypto', 'insult', 'spam'] }]);
});

it('saves it so too where it has not heard of it', async () => {
  const { sent } = await showBefore('crypto', 'insult');
  await userEvent.clear(await findWords());
  await userEvent.type(await findWords(), 'spam');
  await save();
  await waitFor(() => expect(sent()).toEqual([{ hidden_words: ['insult', 'spam'] }]));
});

it('brings no word back that was taken away there', async () => {
  const { sent } = await showBefore();
  await userEvent.type(await findWords(), '\nspam');
  await save();
  await waitFor(() => expect(sent()).toEqual([{ hidden_words: ['spam'] }]));
});

it.each([
  ['beside what was saved there', ['crypto', 'insult'], ['crypto', 'insult', 'spammer', 'more']],
  ['without what was taken away there', [], ['spammer', 'more']],
])('after a reload too keeps what was typed, and saves it %s', async (_, elsewhere, together) => {
  const { hear } = await showBefore(...elsewhere);
  await userEvent.type(await findWords(), '\nspam');
  await hear();
  await userEvent.type(await findWords(), 'mer');
  const reload = () => {
    cleanup();
    return show({
      'GET /api/privacy.php': () => ({ privacy: { ...privacy, hidden_words: elsewhere } }),
      'PUT /api/privacy.php': ({ body }) => ({ privacy: { ...privacy, ...(body as object) } }),
    });
  };
  reload();
  await waitFor(async () => expect((await findWords()).value).toBe('crypto\nspammer'));
  await userEvent.type(await findWords(), '\nmore');
  const { asked } = reload();
  expect(await screen.findByText('These changes are not saved yet.')).toBeTruthy();
  await save();
  await waitFor(async () => expect((await findWords()).value).toBe(together.join('\n')));
  expect(asked.find(({ call }) => call.method === 'PUT')?.body).toEqual({ hidden_words: together });
});

it('after a reload says what was saved there where what was typed was taken back', async () => {
  await showBefore();
  await userEvent.type(await findWords(), 's{Backspace}');
  cleanup();
  show({ 'GET /api/privacy.php': () => ({ privacy: { ...privacy, hidden_words: ['insult'] } }) });
  expect((await findWords()).value).toBe('insult');
  expect(screen.queryByText('These changes are not saved yet.')).toBeNull();
});

/** A page on which another word is being saved. */
const saveSpam = async () => {
  let answer = (_reply: unknown) => {};
  let saved = privacy;
  const { asked, client } = show({
    'GET /api/privacy.php': () => ({ privacy: saved }),
    'PUT /api/privacy.php': () => new Promise((resolve) => (answer = resolve)),
  });
  const sent = () => asked.filter(({ call }) => call.method === 'PUT').map(({ body }) => body);
  const words = await findWords();
  await userEvent.type(words, '\nspam');
  await save();
  await waitFor(() => expect(sent()).toHaveLength(1));
  return {
    words,
    sent,
    hear: (...elsewhere: string[]) => {
      saved = { ...privacy, hidden_words: elsewhere };
      return act(() => client.invalidateQueries({ queryKey: profileKeys.privacy }));
    },
    answer: async (...now: string[]) => {
      saved = { ...privacy, hidden_words: now };
      answer({ privacy: saved });
      expect(await screen.findByText('Toast: Saved')).toBeTruthy();
    },
  };
};

it('takes away a word that was removed again while it was saved', async () => {
  const { words, answer, sent } = await saveSpam();
  await userEvent.clear(words);
  await answer('crypto', 'spam');
  await save();
  await waitFor(() => expect(sent()[1]).toEqual({ hidden_words: [] }));
});

it('after a reload takes no word away that was saved there, of what was typed on while it was saved', async () => {
  const { words, answer } = await saveSpam();
  await userEvent.type(words, '\nmore');
  await answer('crypto', 'insult', 'spam');
  cleanup();
  const { asked } = show({
    'GET /api/privacy.php': () => ({ privacy: { ...privacy, hidden_words: ['crypto', 'insult', 'spam'] } }),
    'PUT /api/privacy.php': ({ body }) => ({ privacy: { ...privacy, ...(body as object) } }),
  });
  await waitFor(async () => expect((await findWords()).value).toBe('crypto\nspam\nmore'));
  await save();
  const body = { hidden_words: ['crypto', 'insult', 'spam', 'more'] };
  await waitFor(() => expect(asked.filter(({ call }) => call.method === 'PUT')).toMatchObject([{ body }]));
});

it('brings no word back that was taken away there after it was saved here', async () => {
  const { answer, hear } = await saveSpam();
  await answer('crypto', 'spam');
  await hear('crypto');
  await waitFor(async () => expect((await findWords()).value).toBe('crypto'));
});

it('saves nothing while it cannot be read what was saved there', async () => {
  let isClosed = false;
  const { asked } = show({
    'GET /api/privacy.php': () => {
      if (isClosed) throw new ApiError(503, { code: 'maintenance' });
      return { privacy };
    },
  });
  await userEvent.type(await findWords(), '\nspam');
  isClosed = true;
  await save();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(asked.filter(({ call }) => call.method === 'PUT')).toEqual([]);
  expect((await findWords()).value).toBe('crypto\nspam');
});
