// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { installTopLayer, pressEscapeIn } from '../../testing/top-layer.ts';
import { Dialog } from './dialog.tsx';

beforeAll(installTopLayer);

function open(onClose: () => void) {
  return render(
    <Dialog open title="Delete the photo?" closeLabel="Close" onClose={onClose}>
      It can’t be brought back.
    </Dialog>,
  );
}

describe('Dialog', () => {
  it('is named by its title and holds the page still', () => {
    open(() => {});
    expect(screen.getByRole('dialog', { name: 'Delete the photo?' }).hasAttribute('open')).toBe(true);
    expect(document.documentElement.style.overflow).toBe('hidden');
  });

  it.each([
    ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
    ['Escape', async () => pressEscapeIn(screen.getByRole('dialog'))],
    ['a press on the backdrop', () => userEvent.click(screen.getByRole('dialog'))],
  ])('asks once to be closed by %s', async (_, act) => {
    const close = vi.fn();
    open(close);
    await act();
    expect(close).toHaveBeenCalledOnce();
  });

  it('stays on a press inside', async () => {
    const close = vi.fn();
    open(close);
    await userEvent.click(screen.getByText(/brought back/));
    expect(close).not.toHaveBeenCalled();
  });

  it('lets the page go when closed', () => {
    const { rerender } = open(() => {});
    rerender(
      <Dialog open={false} title="Delete the photo?" closeLabel="Close" onClose={() => {}}>
        It can’t be brought back.
      </Dialog>,
    );
    expect(screen.queryByText(/brought back/)).toBeNull();
    expect(document.documentElement.style.overflow).toBe('');
  });

  it('ends by neither Escape, twice, nor backdrop while it is not dismissable', async () => {
    render(
      <Dialog open title="Almost there" dismissable={false}>
        One more step
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    pressEscapeIn(dialog);
    dialog.close();
    await userEvent.click(dialog);
    expect(dialog.open).toBe(true);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('can be held while something runs, without being opened anew', async () => {
    const close = vi.fn();
    const dialogOf = (isRunning: boolean) => (
      <Dialog
        open
        title="Join free"
        {...(isRunning ? { dismissable: false as const } : { onClose: close, closeLabel: 'Close' })}
      >
        A form
      </Dialog>
    );
    const { rerender } = render(dialogOf(false));
    const dialog = screen.getByRole<HTMLDialogElement>('dialog');
    const show = vi.spyOn(dialog, 'showModal');
    rerender(dialogOf(true));
    await userEvent.click(dialog);
    expect(close).not.toHaveBeenCalled();
    rerender(dialogOf(false));
    expect(show).not.toHaveBeenCalled();
    await userEvent.click(dialog);
    expect(close).toHaveBeenCalledOnce();
  });

  it('can stand in the first bytes of a page, which a script then takes over as a modal', async () => {
    const failures: unknown[] = [];
    const dialog = (
      <Dialog open fromTheStart dismissable={false} title="Before you go on">
        Our terms have changed.
      </Dialog>
    );
    const page = document.body.appendChild(document.createElement('div'));
    page.innerHTML = renderToString(dialog);
    const standing = screen.getByRole<HTMLDialogElement>('dialog', { name: 'Before you go on' });
    expect(standing.open).toBe(true);
    const show = vi.spyOn(standing, 'showModal').mockImplementation(function showModal(this: HTMLDialogElement) {
      // A browser refuses a dialog that is open already.
      expect(this.open).toBe(false);
      this.open = true;
    });
    const root = await act(async () =>
      hydrateRoot(page, dialog, { onRecoverableError: (error) => failures.push(error) }),
    );
    expect([failures, show.mock.calls.length, standing.open]).toEqual([[], 1, true]);
    act(() => root.unmount());
    page.remove();
  });
});
