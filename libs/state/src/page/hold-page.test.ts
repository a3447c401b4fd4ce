// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { holdPage, letPageGo } from './hold-page.ts';

beforeEach(letPageGo);

const isAskedFirst = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('lets the browser ask until all that was held for has ended, however', async () => {
  let fail = (): void => {};
  let end = (): void => {};
  const failing = holdPage(new Promise<void>((_, reject) => (fail = reject)));
  const ending = holdPage(new Promise<void>((resolve) => (end = resolve)));
  expect(isAskedFirst()).toBe(true);
  fail();
  await failing.catch(() => undefined);
  expect(isAskedFirst()).toBe(true);
  end();
  await ending;
  expect(isAskedFirst()).toBe(false);
});

it('lets a page go that nobody may stay on', async () => {
  void holdPage(new Promise(() => {}));
  expect(isAskedFirst()).toBe(true);
  letPageGo();
  expect(isAskedFirst()).toBe(false);
});

it('lets go of what was written as a visitor before, and of no member’s words', () => {
  sessionStorage.setItem('parlour.draft..signup.join', '{}');
  sessionStorage.setItem('parlour.draft.ann.signup.message', '{}');
  letPageGo();
  expect(Object.keys(sessionStorage)).toEqual(['parlour.draft.ann.signup.message']);
});
