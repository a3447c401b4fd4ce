// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { leaveFor } from './leave-for.ts';

const assign = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { assign });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('ends where the browser brings the page back', async () => {
  const left = leaveFor('/elsewhere');
  expect(assign).toHaveBeenCalledWith('/elsewhere');
  window.dispatchEvent(new Event('pageshow'));
  expect(await left).toBe(true);
});

it('tells of the page that is brought back after it ended, and of no time before', async () => {
  const onBack = vi.fn();
  const left = leaveFor('/elsewhere', onBack);
  await vi.advanceTimersByTimeAsync(10_000);
  await left;
  expect(onBack).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('pageshow'));
  expect(onBack).toHaveBeenCalledOnce();
});

it('ends where the browser was stopped, and says that the page was not left', async () => {
  const left = leaveFor('/elsewhere');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await left).toBe(false);
});
