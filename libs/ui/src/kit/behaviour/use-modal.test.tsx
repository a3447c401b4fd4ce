// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installTopLayer } from '../../testing/top-layer.ts';
import { Dialog } from '../surfaces/dialog.tsx';

beforeAll(installTopLayer);

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

describe('the browser’s way back', () => {
  /** A browser lets itself be asked not to go only within the document, and not twice without a press in between. */
  const goBack = (how: Partial<NavigateEvent> = {}, cancelable = true): boolean => {
    const event = new Event('navigate', { cancelable });
    const destination = { index: 1 };
    return navigation.dispatchEvent(
      Object.assign(event, { navigationType: 'traverse', userInitiated: true, destination, ...how }),
    );
  };
  beforeEach(() => vi.stubGlobal('navigation', Object.assign(new EventTarget(), { currentEntry: { index: 2 } })));
  afterEach(() => vi.unstubAllGlobals());
  const dialog = (title: string, close: () => void, more: { open?: boolean; dismissable?: true } = {}) => (
    <Dialog open title={title} closeLabel="Close" onClose={close} {...more} />
  );

  it('puts away the modal on top, with a press before each, and goes back once there is none', () => {
    const [outer, inner] = [vi.fn(), vi.fn()];
    const both = (isInner: boolean) => (
      <>
        {dialog('Your photos', outer)}
        {dialog('Delete the photo?', inner, { open: isInner })}
      </>
    );
    const { rerender, unmount } = render(both(true));
    expect(goBack()).toBe(false);
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
    rerender(both(false));
    expect(goBack()).toBe(false);
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([1, 1]);
    unmount();
    expect(goBack()).toBe(true);
  });

  it.each([
    ['forward', { destination: { index: 3 } as NavigationDestination }],
    ['by a button of the page', { userInitiated: false }],
    ['to another page', { navigationType: 'push' as const }],
  ])('is not meant by a way %s', (_, how) => {
    const close = vi.fn();
    render(dialog('Your photos', close));
    expect(goBack(how)).toBe(true);
    expect(close).not.toHaveBeenCalled();
  });

  it('leaves the page, whatever lies over it, where it cannot be stopped: to another document', () => {
    const close = vi.fn();
    render(dialog('Your photos', close));
    expect(goBack({}, false)).toBe(true);
    expect(close).not.toHaveBeenCalled();
  });

  it('leaves the page from the second of two modals, where nothing was pressed since the first was put away', () => {
    const [outer, inner] = [vi.fn(), vi.fn()];
    const both = (isInner: boolean) => (
      <>
        {dialog('Your photos', outer)}
        {dialog('Delete the photo?', inner, { open: isInner })}
      </>
    );
    const { rerender } = render(both(true));
    expect(goBack()).toBe(false);
    rerender(both(false));
    expect(goBack({}, false)).toBe(true);
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
  });

  it('is open where a dialog ends only by its own buttons', () => {
    render(<Dialog open dismissable={false} title="The terms" />);
    expect(goBack()).toBe(true);
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
