// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { installTopLayer } from '../../testing/top-layer.ts';
import { Dialog } from '../surfaces/dialog.tsx';
import { Spoken } from './spoken.tsx';

beforeAll(installTopLayer);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const page = (open: boolean, news?: string) => (
  <>
    <Spoken id={news}>{news}</Spoken>
    <Dialog open={open} title="A gift" closeLabel="Close" onClose={() => {}} />
  </>
);

it('is heard in the modal that is open when it happens, and not again once that is closed', () => {
  const { rerender } = render(page(false, 'one'));
  expect(screen.getByText('one').closest('dialog')).toBeNull();
  rerender(page(true, 'one'));
  const dialog = screen.getByRole('dialog');
  const inside = dialog.querySelector('[role="status"]');
  expect(inside?.textContent).toBe('');
  rerender(page(true, 'two'));
  expect(screen.getByText('two').parentElement).toBe(inside);
  rerender(page(false, 'two'));
  expect(screen.queryByText('two')).toBeNull();
  rerender(page(false, 'three'));
  expect(screen.getByText('three').closest('dialog')).toBeNull();
});

it('does not stay, and tells the next news all the same, also what was told before', () => {
  vi.useFakeTimers();
  const { rerender } = render(page(false, 'one'));
  expect(screen.getByText('one')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(5_000));
  expect(screen.queryByText('one')).toBeNull();
  rerender(page(true, 'one'));
  expect(screen.queryByText('one')).toBeNull();
  rerender(page(false, 'one'));
  for (const news of ['two', 'one']) {
    rerender(page(false, news));
    expect(screen.getByText(news)).toBeTruthy();
  }
});
