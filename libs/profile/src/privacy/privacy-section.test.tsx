// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@parlour/api-client/api-error';
import { submitCallForm } from '@parlour/api-client/call-form';
import { member } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { openPrivacy } from '@parlour/testing/privacy';
import { privacyForm } from './privacy-form.ts';
import { PrivacySection } from './privacy-section.tsx';

const privacy = { ...openPrivacy, hidden_words: ['crypto'] };
const show = (answers: Answers = {}) =>
  renderPage(<PrivacySection isDone={false} />, {
    'GET /api/user.php': () => member(),
    'GET /api/privacy.php': () => ({ privacy }),
    ...answers,
  });
const invisible = () => screen.findByRole<HTMLInputElement>('switch', { name: /^Invisible/ });
/** Whether the browser would ask before the page goes. */
const isHeld = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const findWords = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Hidden words' });

describe('a switch', () => {
  it('is kept at once, alone, and says so', async () => {
    const { asked } = show({ 'PUT /api/privacy.php': () => ({ privacy: { ...privacy, invisible: true } }) });
    await userEvent.click(await invisible());
    expect((await invisible()).checked).toBe(true);
    await waitFor(() => expect(asked.at(-1)?.body).toEqual({ invisible: true }));
    expect((await invisible()).checked).toBe(true);
    expect(await screen.findByText('Toast: Saved')).toBeTruthy();
  });

  it('waits for the answer before it, together with all that is chosen meanwhile, and holds the page', async () => {
    const answers: ((reply: unknown) => void)[] = [];
    const { asked } = show({ 'PUT /api/privacy.php': () => new Promise((resolve) => answers.push(resolve)) });
    const sent = () => asked.filter(({ call }) => call.method === 'PUT').map(({ body }) => body);
    const named = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name });
    await userEvent.click(await invisible());
    await waitFor(() => expect(sent()).toEqual([{ invisible: true }]));
    await userEvent.click(named(/^Show my age/));
    await userEvent.click(named(/^Blur photos that I am sent/));
    await userEvent.click(named(/^Invisible/));
    expect([sent().length, isHeld()]).toEqual([1, true]);
    answers.shift()!({ privacy: { ...privacy, invisible: true } });
    const later = { show_age: !privacy.show_age, blur_incoming: true, invisible: false };
    await waitFor(() => expect(sent()).toEqual([{ invisible: true }, later]));
    expect((await invisible()).checked, 'the answer before knows less').toBe(false);
    answers.shift()!({ privacy: { ...privacy, ...later } });
    await waitFor(() => expect(isHeld()).toBe(false));
  });

  it('goes back to what the server has where the calls for both its turns fail', async () => {
    const refusals: ((error: Error) => void)[] = [];
    show({ 'PUT /api/privacy.php': () => new Promise((_, reject) => refusals.push(reject)) });
    const refuseNext = async () => {
      await waitFor(() => expect(refusals).toHaveLength(1));
      refusals.shift()!(new ApiError(429, { code: 'rate_limited', params: { minutes: 1 } }));
    };
    await userEvent.click(await invisible());
    await userEvent.click(await invisible());
    await refuseNext();
    await refuseNext();
    await waitFor(() => expect(isHeld()).toBe(false));
    expect((await invisible()).checked).toBe(false);
  });

  it('asks what the server has after a lost answer, but not beside the call that follows', async () => {
    const refusals: ((error: Error) => void)[] = [];
    const { asked } = show({ 'PUT /api/privacy.php': () => new Promise((_, reject) => refusals.push(reject)) });
    const reads = () => asked.filter(({ call }) => call.method === 'GET' && call.path === '/api/privacy.php').length;
    await userEvent.click(await invisible());
    await userEvent.click(await invisible());
    await waitFor(() => expect(refusals).toHaveLength(1));
    refusals.shift()!(new ApiError(0, { code: 'offline' }));
    await waitFor(() => expect(refusals).toHaveLength(1));
    expect(reads()).toBe(1);
    refusals.shift()!(new ApiError(429, { code: 'rate_limited', params: { minutes: 1 } }));
    await waitFor(() => expect(reads()).toBe(2));
  });

  it('is busy while it is kept, and where the server refuses says so in its row until it is turned again', async () => {
    const refusals: ((error: Error) => void)[] = [];
    show({ 'PUT /api/privacy.php': () => new Promise((_, reject) => refusals.push(reject)) });
    const saysOf = async (name: string) => (await invisible()).getAttribute(name);
    const isSaving = async () => (await invisible()).closest('[data-saving]') !== null;
    await userEvent.click(await invisible());
    expect(await isSaving()).toBe(true);
    await waitFor(() => expect(refusals).toHaveLength(1));
    refusals.shift()!(new ApiError(429, { code: 'rate_limited', params: { minutes: 1 } }));
    await waitFor(async () => expect(await saysOf('aria-invalid')).toBe('true'));
    expect(document.getElementById((await saysOf('aria-describedby'))!)?.textContent).toMatch(/Try again in 1 minute/);
    expect(await isSaving()).toBe(false);
    await userEvent.click(await invisible());
    expect([await saysOf('aria-invalid'), await isSaving()]).toEqual([null, true]);
  });

  it('goes back where the server refuses, and says so', async () => {
    show({
      'PUT /api/privacy.php': () => {
        throw new ApiError(429, { code: 'rate_limited', params: { minutes: 1 } });
      },
    });
    await userEvent.click(await invisible());
    expect(await screen.findByText(/^Toast: .*Try again in 1 minute/)).toBeTruthy();
    expect((await invisible()).checked).toBe(false);
    expect(screen.queryByText('Toast: Saved')).toBeNull();
  });
});

it('photos in conversations are blurred from the press on', async () => {
  const { asked } = show({ 'PUT /api/privacy.php': () => ({ privacy: { ...privacy, blur_incoming: true } }) });
  const blur = await screen.findByRole<HTMLInputElement>('switch', { name: /^Blur photos that I am sent/ });
  expect(blur.checked).toBe(false);
  await userEvent.click(blur);
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ blur_incoming: true }));
  expect(blur.checked).toBe(true);
});

it('who may write first is kept at once, and says so', async () => {
  show({ 'PUT /api/privacy.php': () => ({ privacy: { ...privacy, who_can_message: 'matches' } }) });
  const writers = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Who may write to me first' });
  await userEvent.selectOptions(writers, 'matches');
  expect(await screen.findByText('Toast: Saved')).toBeTruthy();
  expect(writers.value).toBe('matches');
});

const unsaved = 'These changes are not saved yet.';

describe('the form', () => {
  it('keeps hidden words alone, one a line', async () => {
    const { asked } = show({ 'PUT /api/privacy.php': () => ({ privacy }) });
    const words = await findWords();
    expect(words.value).toBe('crypto');
    await userEvent.type(words, '\nsend money');
    await userEvent.click(screen.getByRole('button', { name: 'Save Hidden words' }));
    expect(await screen.findByText('Toast: Saved')).toBeTruthy();
    expect(asked.at(-1)?.body).toEqual({ hidden_words: ['crypto', 'send money'] });
  });

  it('says at its field that a word is too long, and how long it may be', async () => {
    show({
      'PUT /api/privacy.php': () => {
        const fields = { 'hidden_words.1': 'text_too_long' } as const;
        throw new ApiError(422, { code: 'validation_failed', fields, params: { max: 40 } });
      },
    });
    const words = await findWords();
    await userEvent.type(words, `\n${'x'.repeat(41)}`);
    await userEvent.click(screen.getByRole('button', { name: 'Save Hidden words' }));
    expect(await screen.findByText('Each word may have up to 40 characters.')).toBeTruthy();
    expect(words.getAttribute('aria-invalid')).toBe('true');
  });

  it('says how many words can be hidden where there are too many', async () => {
    show({
      'PUT /api/privacy.php': () => {
        throw new ApiError(422, { code: 'validation_failed', fields: { hidden_words: 'too_many' } });
      },
    });
    await userEvent.type(await findWords(), '\none more');
    await userEvent.click(screen.getByRole('button', { name: 'Save Hidden words' }));
    expect(await screen.findByText('You can hide up to 50 words.')).toBeTruthy();
  });

  it('has after a reload what was typed, which is not saved yet, and shows what was kept once it is', async () => {
    show({ 'PUT /api/privacy.php': () => ({ privacy: { ...privacy, hidden_words: ['crypto', 'spam'] } }) });
    await userEvent.type(await findWords(), '\nspam\n\nSPAM');
    cleanup();
    show({ 'PUT /api/privacy.php': () => ({ privacy: { ...privacy, hidden_words: ['crypto', 'spam'] } }) });
    expect(await screen.findByText(unsaved)).toBeTruthy();
    const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Hidden words' }).value;
    expect(words()).toBe('crypto\nspam\n\nSPAM');
    await userEvent.click(screen.getByRole('button', { name: 'Save Hidden words' }));
    await waitFor(() => expect(words()).toBe('crypto\nspam'));
    expect(screen.queryByText(unsaved)).toBeNull();
  });

  it('has after a reload what was typed while it was saved', async () => {
    const { promise, resolve } = Promise.withResolvers<object>();
    const saved = { ...privacy, hidden_words: ['crypto', 'spam'] };
    show({ 'PUT /api/privacy.php': () => promise });
    await invisible();
    const words = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Hidden words' });
    await userEvent.type(words(), '\nspam');
    await userEvent.click(screen.getByRole('button', { name: 'Save Hidden words' }));
    await userEvent.type(words(), '\nlater');
    resolve({ privacy: saved });
    expect(await screen.findByText('Toast: Saved')).toBeTruthy();
    cleanup();
    show({ 'GET /api/privacy.php': () => ({ privacy: saved }) });
    expect(await screen.findByText(unsaved)).toBeTruthy();
    expect(words().value).toBe('crypto\nspam\nlater');
  });

  it('keeps no draft of a switch', async () => {
    show({ 'PUT /api/privacy.php': () => ({ privacy }) });
    await userEvent.click(await invisible());
    cleanup();
    show();
    await invisible();
    expect(screen.queryByText(unsaved)).toBeNull();
  });

  it('means without JavaScript what is ticked, and the opposite where nothing is sent', async () => {
    const posted = new FormData();
    posted.set('invisible', 'on');
    posted.set('who_can_message', 'matches');
    posted.set('hidden_words', 'crypto, steam card\n');
    const transport = vi.fn(async () => ({ privacy }));
    await submitCallForm(privacyForm, posted, { transport, idempotencyKey: 'key' });
    expect(transport).toHaveBeenCalledWith(
      expect.objectContaining({
        body: {
          invisible: true,
          show_to_visitors: false,
          show_online: false,
          show_age: false,
          show_city: false,
          read_receipts: false,
          blur_images: false,
          blur_incoming: false,
          who_can_message: 'matches',
          hidden_words: ['crypto', 'steam card'],
        },
      }),
    );
  });
});
