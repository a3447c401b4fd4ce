// @vitest-environment jsdom
import { runInThisContext } from 'node:vm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { reloadedKey, reloadOnceIn } from '@parlour/api-client/reload-once';
import { reloadWithoutScripts } from './reload-without-scripts.ts';

const reload = vi.fn();
const answer = vi.fn<() => Promise<{ status: number }>>();

beforeAll(() => {
  runInThisContext(reloadWithoutScripts);
});

beforeEach(() => {
  answer.mockResolvedValue({ status: 200 });
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('location', { reload });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.replaceChildren();
});

/** One element of the page asks for a file that is not there. */
async function lose(html: string): Promise<void> {
  document.body.insertAdjacentHTML('beforeend', html);
  document.body.lastElementChild?.dispatchEvent(new Event('error'));
  await Promise.resolve();
  await Promise.resolve();
}

const first = '<script type="module"></script>';

test.each([first, '<link rel="modulepreload" />'])(
  'a page without %s is loaded anew, once a minute',
  async (script) => {
    await lose(script);
    await lose(script);
    expect(reload).toHaveBeenCalledTimes(1);
    sessionStorage.setItem(reloadedKey, String(Date.now() - reloadOnceIn));
    await lose(script);
    expect(reload).toHaveBeenCalledTimes(2);
  },
);

test('a picture that is lost is no script', async () => {
  await lose('<img alt="" />');
  expect(reload).not.toHaveBeenCalled();
});

test('a page that has begun looks after itself', async () => {
  vi.stubGlobal('__reactRouterDataRouter', {});
  await lose(first);
  expect(reload).not.toHaveBeenCalled();
});

test('whoever is in a form stays there', async () => {
  document.body.innerHTML = '<form><input /></form>';
  document.querySelector('input')?.focus();
  await lose(first);
  expect(reload).not.toHaveBeenCalled();
});

test.each([
  ['it cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['it is away', () => Promise.resolve({ status: 503 })],
])('the page stays where the site does not answer: %s', async (_, answers) => {
  answer.mockImplementation(answers);
  await lose(first);
  expect(answer).toHaveBeenCalledTimes(1);
  expect(reload).not.toHaveBeenCalled();
});
