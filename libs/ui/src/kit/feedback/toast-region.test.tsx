// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installTopLayer } from '../../testing/top-layer.ts';
import { Dialog } from '../surfaces/dialog.tsx';
import { ToastRegion } from './toast-region.tsx';
import type { ToastMessage } from './toast.tsx';

beforeAll(installTopLayer);
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

const wait = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

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
    expect(screen.getByText(/^Removed/).textContent).toBe('Removed Undo');
  });

  it('leaves the focus to the next one, and the last one to what it lay over', () => {
    const page = (modal: boolean, ...ids: number[]) => (
      <>
        <main>Members</main>
        <Dialog open={modal} title="Your photos" dismissable={false} />
        <ToastRegion
          label="Notices"
          toasts={ids.map((id) => ({ id, text: `Saved ${id}` }))}
          dismissLabel="Put away"
          onDismiss={() => {}}
        />
      </>
    );
    const buttons = () => screen.getAllByRole('button', { name: 'Put away' });
    const { rerender } = render(page(false, 1, 2));
    buttons()[0]?.focus();
    rerender(page(false, 2));
    expect(document.activeElement).toBe(buttons()[0]);
    rerender(page(false));
    expect(document.activeElement).toBe(screen.getByRole('main'));

    rerender(page(true, 3));
    buttons()[0]?.focus();
    rerender(page(true));
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
  });

  it('stands in the topmost modal, outside of which nothing is heard, in a region that was there before', () => {
    const page = (modals: 0 | 1 | 2, toasts: readonly ToastMessage[]) => (
      <>
        <ToastRegion label="Notices" toasts={toasts} dismissLabel="Put away" onDismiss={() => {}} />
        <Dialog open={modals > 0} title="Your photos" dismissable={false}>
          <Dialog open={modals > 1} title="Delete it?" dismissable={false} />
        </Dialog>
      </>
    );
    const saved: ToastMessage[] = [{ id: 1, text: 'Saved' }];
    const modal = (name: string) => screen.getByRole('dialog', { name });
    const regionIn = (place: ParentNode) => place.querySelector(':scope > section > [aria-live=polite]');
    const placeOfWords = () => screen.getByText('Saved').closest('[aria-live]');

    const { rerender, container } = render(page(1, []));
    rerender(page(2, []));
    const [upper, lower, below] = [modal('Delete it?'), modal('Your photos'), container].map(regionIn);
    expect([upper, below].includes(null)).toBe(false);
    expect(lower).toBeNull();
    rerender(page(2, saved));
    expect(placeOfWords()).toBe(upper);
    rerender(page(1, saved));
    expect(placeOfWords()).toBe(regionIn(modal('Your photos')));
    rerender(page(0, saved));
    expect(placeOfWords()).toBe(below);
  });

  it('stands at the top of a modal, away from its buttons', () => {
    const page = (modal: boolean) => (
      <>
        <ToastRegion label="Notices" toasts={[]} dismissLabel="Put away" onDismiss={() => {}} />
        <Dialog open={modal} title="Delete it?" dismissable={false} />
      </>
    );
    const topIn = (place: ParentNode) => getComputedStyle(place.querySelector(':scope > section')!).top;
    const { container, rerender } = render(page(false));
    rerender(page(true));
    expect(topIn(screen.getByRole('dialog'))).toContain('16px');
    expect(topIn(container)).toBe('auto');
  });
});
