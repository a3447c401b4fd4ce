// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Portrait } from '../members/portrait.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('a picture that did not come is asked for again once there is a connection', () => {
  render(<Portrait src="/photo.webp" alt="Photo of Nora" />);
  fireEvent.error(screen.getByRole('img', { name: 'Photo of Nora' }));
  expect(document.querySelector('img')).toBeNull();
  fireEvent(window, new Event('online'));
  expect(document.querySelector('img')?.src).toMatch(/photo\.webp$/);
});

it('a picture that did not come on a weak line is asked for once more by itself, and again when the page is looked at', () => {
  vi.useFakeTimers();
  render(<Portrait src="/photo.webp" alt="Photo of Nora" />);
  const fail = () => fireEvent.error(screen.getByRole('img', { name: 'Photo of Nora' }));
  const isShown = () => document.querySelector('img') !== null;
  fail();
  expect(isShown()).toBe(false);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(isShown()).toBe(true);
  fail();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(isShown()).toBe(false);
  fireEvent(document, new Event('visibilitychange'));
  expect(isShown()).toBe(true);
});
