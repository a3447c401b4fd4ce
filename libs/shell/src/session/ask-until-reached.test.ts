// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { unanswered } from '@parlour/api-client/unanswered';
import { useOnline, whenOnline } from '@parlour/state/device/use-online';
import { followUnanswered } from './ask-until-reached.ts';
import { noticeLeaving } from '../scripts/being-left.ts';

const ask = vi.fn<() => Promise<{ status: number }>>();
const [answers, fails] = [
  () => Promise.resolve({ status: 200 }),
  () => Promise.reject(new TypeError('Failed to fetch')),
];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', ask.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** A page, so many of whose calls nobody answered: whether it says that there is a connection, and what waits for one. */
async function lose(calls = 1) {
  onTestFinished(followUnanswered());
  const { result } = renderHook(useOnline);
  const woken = vi.fn();
  onTestFinished(whenOnline(woken));
  for (let call = 0; call < calls; call += 1) unanswered.announce();
  await wait(0);
  return { isOnline: () => result.current, woken };
}

it('in a tunnel there is no connection until the site answers, which is asked ever more rarely and by one alone', async () => {
  ask.mockImplementation(fails);
  const { isOnline, woken } = await lose(3);
  expect([isOnline(), ask.mock.calls.length, vi.getTimerCount()]).toEqual([false, 1, 1]);
  await wait(2_000 + 4_000 + 8_000 + 16_000 + 30_000);
  expect([isOnline(), ask.mock.calls.length, woken.mock.calls.length]).toEqual([false, 6, 0]);
  ask.mockImplementation(answers);
  await wait(29_900);
  expect(isOnline()).toBe(false);
  await wait(100);
  expect([isOnline(), woken.mock.calls.length, vi.getTimerCount()]).toEqual([true, 1, 0]);
  ask.mockImplementation(fails);
  unanswered.announce();
  await wait(0);
  expect(isOnline(), 'in the next tunnel').toBe(false);
  ask.mockImplementation(answers);
  await wait(2_000);
  expect(isOnline()).toBe(true);
});

it('one call that failed alone says nothing of the connection', async () => {
  ask.mockImplementation(answers);
  const { isOnline, woken } = await lose();
  expect([isOnline(), ask.mock.calls.length, woken.mock.calls.length]).toEqual([true, 1, 0]);
  expect(vi.getTimerCount()).toBe(0);
});

it('where the browser itself says that the connection is back, what waits is woken once', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  ask.mockImplementation(answers);
  const { woken } = await lose();
  await wait(10_000);
  expect(ask).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await wait(0);
  expect([ask.mock.calls.length, woken.mock.calls.length, vi.getTimerCount()]).toEqual([1, 1, 0]);
});

it('a page that is on its way to another, whose calls the browser gives up, says nothing', async () => {
  noticeLeaving();
  window.dispatchEvent(new Event('beforeunload'));
  ask.mockImplementation(fails);
  const { isOnline } = await lose();
  expect([isOnline(), ask.mock.calls.length]).toEqual([true, 1]);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 30_000);
  await wait(2_000);
  expect(isOnline(), 'where it stays').toBe(false);
  ask.mockImplementation(answers);
  await wait(4_000);
  expect(isOnline()).toBe(true);
});
