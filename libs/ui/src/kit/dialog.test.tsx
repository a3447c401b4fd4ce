// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { installTopLayer, pressEscapeIn } from '../testing/top-layer.ts';
import { Dialog } from './dialog.tsx';

beforeAll(installTopLayer);
afterEach(cleanup);

function open(onClose: () => void) {
  return render(
    <Dialog open title="Delete the photo?" closeLabel="Close" onClose={onClose}>
      It can't be brought back.
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
        It can't be brought back.
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
});
