// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { submitCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { nearnesses } from '@parlour/models/members/match-finder';
import { cardOf, member } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { matchFinderForm } from './match-finder-form.ts';
import { tileId } from '../tile-id.ts';
import { MatchFinderPage } from './match-finder-page.tsx';

const finder = {
  criteria: { interests: ['wine'], min_age: 35, max_age: 55, near: 'country', relationship_statuses: [] },
  answered: false,
  questions: ['interests', 'ages', 'near', 'relationship_statuses'].map((id) => ({
    id,
    options: id === 'near' ? [...nearnesses] : [],
  })),
  matches: [] as object[],
};
const nora = {
  profile: cardOf('Nora'),
  reasons: [{ code: 'interests', interests: ['travelling', 'wine'] }, { code: 'close_in_age' }],
};
const show = (answers: Answers) => renderPage(<MatchFinderPage />, { 'GET /api/user.php': () => member(), ...answers });

it('asks first, then shows who fits and why, and folds the questions', async () => {
  const { asked } = show({
    'GET /api/match-finder.php': () => finder,
    'PUT /api/match-finder.php': () => ({ ...finder, answered: true, matches: [nora] }),
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'In my region' }));
  expect(screen.getByText('Which relationship status would you like best?'), 'a wish, no condition').toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Find my matches' }));
  const reasons = await screen.findByRole('list', { name: 'Why you might get on' });
  expect(within(reasons).getByText('You both like: Travelling and Wine')).toBeTruthy();
  expect(within(reasons).getByText('Close to you in age')).toBeTruthy();
  expect(screen.getByText('1 person suits you')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'People who suit you' }));
  expect(asked.find(({ call }) => call.method === 'PUT')?.body).toEqual({
    interests: ['wine'],
    min_age: 35,
    max_age: 55,
    near: 'region',
    relationship_statuses: [],
  });
  expect(screen.getByText('Change my answers').closest('details')?.open).toBe(false);
});

it('says of whoever has nothing else for it that the age is the wished one', async () => {
  const matches = [{ ...nora, reasons: [{ code: 'wished_age' }] }];
  show({ 'GET /api/match-finder.php': () => ({ ...finder, answered: true, matches }) });
  const reasons = await screen.findByRole('list', { name: 'Why you might get on' });
  expect(reasons.textContent).toBe('The age you are looking for');
  expect(reasons.parentElement?.id, 'a heart without scripts leads back there').toBe(tileId(nora.profile.id));
});

it('says what helps where nobody fits', async () => {
  show({ 'GET /api/match-finder.php': () => ({ ...finder, answered: true }) });
  expect(await screen.findByRole('heading', { name: 'Nobody found yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All members' }).getAttribute('href')).toBe('/members');
});

it('asks only what the brand asks', async () => {
  show({ 'GET /api/match-finder.php': () => ({ ...finder, questions: finder.questions.slice(1, 3) }) });
  expect(await screen.findByRole('group', { name: 'Age' })).toBeTruthy();
  expect(screen.queryByText('What should you have in common?')).toBeNull();
});

it('keeps what was answered where it came back refused without JavaScript', async () => {
  const typed = { interests: 'wine', min_age: '30', max_age: '50', near: 'anywhere' };
  const lastResult: CallFormResult = {
    submission: { status: 'error', initialValue: typed, error: {} },
    failure: { code: 'server_error', params: {} },
    params: {},
  };
  renderPage(<MatchFinderPage lastResult={lastResult} />, {
    'GET /api/user.php': () => member(),
    'GET /api/match-finder.php': () => finder,
  });
  expect((await screen.findByRole<HTMLInputElement>('slider', { name: 'Youngest' })).value).toBe('30');
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Oldest' }).value).toBe('50');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Anywhere' }).checked).toBe(true);
});

it('keeps what was answered through a reload, where another answer was saved elsewhere meanwhile', async () => {
  const youngest = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Youngest' });
  show({ 'GET /api/match-finder.php': () => finder });
  fireEvent.input(await youngest(), { target: { value: '40' } });
  await userEvent.click(screen.getByRole('radio', { name: 'In my region' }));
  cleanup();
  const criteria = { ...finder.criteria, max_age: 60, near: 'anywhere' };
  show({ 'GET /api/match-finder.php': () => ({ ...finder, criteria }) });
  await waitFor(async () => expect((await youngest()).value).toBe('40'));
  expect(screen.getByRole<HTMLInputElement>('slider', { name: 'Oldest' }).value).toBe('60');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'In my region' }).checked).toBe(true);
  sessionStorage.clear();
});

it('means the same as a form without JavaScript', async () => {
  const posted = new FormData();
  for (const [name, value] of [
    ['interests', 'wine'],
    ['interests', 'travelling'],
    ['min_age', '30'],
    ['max_age', '50'],
    ['near', 'anywhere'],
  ] as const)
    posted.append(name, value);
  const transport = vi.fn(async () => ({ ...finder, answered: true }));
  const done = await submitCallForm(matchFinderForm, posted, { transport, idempotencyKey: 'key' });
  expect(done.ok).toBe(true);
  expect(transport).toHaveBeenCalledWith(
    expect.objectContaining({
      body: {
        interests: ['wine', 'travelling'],
        min_age: 30,
        max_age: 50,
        near: 'anywhere',
        relationship_statuses: [],
      },
    }),
  );
});
