// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
const bar = () => screen.queryByRole('progressbar', { name: 'Loading' });

describe('ProgressBar', () => {
  it('does not flash for a wait under 200 ms', () => {
    const { rerender } = render(<ProgressBar active label="Loading" />);
    wait(199);
    rerender(<ProgressBar active={false} label="Loading" />);
    wait(1000);
    expect(bar()).toBeNull();
  });

  it('comes after 200 ms and goes 500 ms after the end', () => {
    const { rerender } = render(<ProgressBar active label="Loading" />);
    wait(200);
    expect(bar()).not.toBeNull();
    rerender(<ProgressBar active={false} label="Loading" />);
    wait(499);
    expect(bar()).not.toBeNull();
    wait(1);
    expect(bar()).toBeNull();
  });
});
