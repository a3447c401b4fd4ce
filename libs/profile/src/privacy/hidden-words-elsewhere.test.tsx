// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { profileKeys } from '@parlour/api-client/profile/keys';
import { member } from '@parlour/testing/page-data';
import { openPrivacy } from '@parlour/testing/privacy';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { PrivacySection } from './privacy-section.tsx';

afterEach(cleanup);

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

it('after a reload says what was saved there, not what was typed over the words of before', async () => {
  const { hear } = await showBefore('crypto', 'insult');
  await userEvent.type(await findWords(), '\nspam');
  await hear();
  await userEvent.type(await findWords(), 'mer');
  cleanup();
  show({ 'GET /api/privacy.php': () => ({ privacy: { ...privacy, hidden_words: ['crypto', 'insult'] } }) });
  expect((await findWords()).value).toBe('crypto\ninsult');
});

it('takes away a word that was removed again while it was saved', async () => {
  const answers: ((reply: unknown) => void)[] = [];
  let saved = privacy;
  const { asked } = show({
    'GET /api/privacy.php': () => ({ privacy: saved }),
    'PUT /api/privacy.php': () => new Promise((resolve) => answers.push(resolve)),
  });
  const sent = () => asked.filter(({ call }) => call.method === 'PUT').map(({ body }) => body);
  const words = await findWords();
  await userEvent.type(words, '\nspam');
  await save();
  await waitFor(() => expect(answers).toHaveLength(1));
  await userEvent.clear(words);
  saved = { ...privacy, hidden_words: ['crypto', 'spam'] };
  answers[0]!({ privacy: saved });
  expect(await screen.findByText('Toast: Saved')).toBeTruthy();
  await save();
  await waitFor(() => expect(sent()[1]).toEqual({ hidden_words: [] }));
});
