// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Countdown } from './countdown.tsx';

const now = Date.UTC(2026, 0, 1, 12);

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('Countdown', () => {
  it('renders on the server what the data says, whatever its clock', () => {
    const html = renderToString(
      <Countdown endsAt={0} serverOffset={0} secondsAtRender={3723} label="Time left" onEnd={() => {}} />,
    );
    expect(html).toContain('01:02:03');
  });

  it("ticks on the server's clock and ends once, at zero", () => {
    const end = vi.fn();
    render(<Countdown endsAt={now + 65_000} serverOffset={60_000} secondsAtRender={9} label="Time left" onEnd={end} />);
    expect(screen.getByRole('timer').textContent).toBe('00:00:05');
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.getByRole('timer').textContent).toBe('00:00:03');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('timer').textContent).toBe('00:00:00');
    expect(end).toHaveBeenCalledOnce();
  });
});
