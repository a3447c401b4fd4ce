// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastRegion } from './toast-region.tsx';
import type { ToastMessage } from './toast.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderToasts(...toasts: ToastMessage[]) {
  const dismiss = vi.fn();
  render(<ToastRegion label="Notices" toasts={toasts} dismissLabel="Put away" onDismiss={dismiss} duration={6000} />);
  return dismiss;
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('ToastRegion', () => {
  it('lets failures interrupt and everything else wait', () => {
    renderToasts({ id: 1, text: 'Saved', tone: 'success' }, { id: 2, text: 'Not saved', tone: 'danger' });
    expect(screen.getByText('Saved').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite');
    expect(screen.getByText('Not saved').closest('[aria-live]')?.getAttribute('aria-live')).toBe('assertive');
  });

  it('goes by itself, or by its button', () => {
    const dismiss = renderToasts({ id: 1, text: 'Saved' });
    fireEvent.click(screen.getByRole('button', { name: 'Put away' }));
    expect(dismiss).toHaveBeenCalledTimes(1);
    wait(6000);
    expect(dismiss).toHaveBeenCalledTimes(2);
    expect(dismiss).toHaveBeenLastCalledWith(1);
  });

  it('rests while somebody is on it', () => {
    const dismiss = renderToasts({ id: 1, text: 'Saved' });
    fireEvent.focus(screen.getByRole('button', { name: 'Put away' }));
    wait(60_000);
    expect(dismiss).not.toHaveBeenCalled();
    fireEvent.blur(screen.getByRole('button', { name: 'Put away' }));
    wait(6000);
    expect(dismiss).toHaveBeenCalledOnce();
  });

  it('stays while there is something to do about it', () => {
    const dismiss = renderToasts({ id: 1, text: 'Removed', action: <button type="button">Undo</button> });
    wait(60_000);
    expect(dismiss).not.toHaveBeenCalled();
  });
});
