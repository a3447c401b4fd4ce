// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { usePushState } from './push-state.ts';

const getSubscription = vi.fn<() => Promise<object | null>>();
const notification = { permission: 'granted' };
/** What the browser says of its permission, to whoever follows it. */
const status = new EventTarget();
/** The worker, once there is one. */
let registration: object | undefined;
let bringWorker: () => void;

beforeEach(() => {
  registration = undefined;
  const ready = new Promise<void>((resolve) => (bringWorker = resolve));
  notification.permission = 'granted';
  getSubscription.mockResolvedValue({});
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('navigator', {
    serviceWorker: { ready, getRegistration: async () => registration },
    permissions: { query: async () => status },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A device that is followed, of which it is told what it can do. */
async function follow() {
  const { result } = renderHook(() => usePushState('somebody'));
  await act(async () => {});
  return () => result.current[0];
}
const withWorker = () =>
  act(async () => {
    registration = { pushManager: { getSubscription } };
    bringWorker();
  });

it('without a worker yet nothing is known, and what there is once it has come', async () => {
  const state = await follow();
  expect(state()).toBe('unknown');
  await withWorker();
  expect(state()).toBe('subscribed');
});

it('a browser that keeps its workers from the page can be told of nothing', async () => {
  vi.stubGlobal('navigator', {
    serviceWorker: { ready: new Promise(() => {}), getRegistration: () => Promise.reject(new Error('no')) },
  });
  expect((await follow())()).toBe('impossible');
});

it.each([
  ['when the page is seen again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['when the browser says so', () => status.dispatchEvent(new Event('change'))],
])('a permission or subscription that is gone is noticed %s', async (_, look) => {
  const state = await follow();
  await withWorker();
  getSubscription.mockResolvedValue(null);
  await act(async () => void look());
  expect(state()).toBe('capable');
  notification.permission = 'denied';
  await act(async () => void look());
  expect(state()).toBe('denied');
});
