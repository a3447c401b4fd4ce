// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { installTopLayer } from '../testing/top-layer.ts';
import { Dialog } from './dialog.tsx';

beforeAll(installTopLayer);
afterEach(cleanup);

describe('a press that ends on the backdrop', () => {
  const drag = (from: Element, to: Element) =>
    userEvent.pointer([
      { keys: '[MouseLeft>]', target: from },
      { keys: '[/MouseLeft]', target: to },
    ]);

  it('puts the dialog away only where it began there', async () => {
    const close = vi.fn();
    render(
      <Dialog open title="About you" closeLabel="Close" onClose={close}>
        I bake too much bread.
      </Dialog>,
    );
    const dialog = screen.getByRole('dialog');
    await drag(screen.getByText(/bread/), dialog);
    expect(close).not.toHaveBeenCalled();
    await drag(dialog, dialog);
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('the page behind two modals', () => {
  const photos = (isDeleting: boolean) => (
    <Dialog open title="Your photos" closeLabel="Close" onClose={() => {}}>
      <Dialog open={isDeleting} title="Delete the photo?" closeLabel="Close" onClose={() => {}} />
    </Dialog>
  );
  const overflow = () => document.documentElement.style.overflow;

  it('keeps still while one of them is left', () => {
    const { rerender } = render(photos(true));
    rerender(photos(false));
    expect(overflow()).toBe('hidden');
  });

  it('moves again when they go together', () => {
    const { rerender, unmount } = render(photos(false));
    rerender(photos(true));
    unmount();
    expect(overflow()).toBe('');
  });
});
