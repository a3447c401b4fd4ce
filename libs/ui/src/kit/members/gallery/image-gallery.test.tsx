// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { installTopLayer, pressEscapeIn } from '../../../testing/top-layer.ts';
import type { GalleryPicture } from './gallery-picture.ts';
import { ImageGallery } from './image-gallery.tsx';

const width = 300;

beforeAll(installTopLayer);
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(width);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const photos: GalleryPicture[] = [
  { id: 'a', src: '/a.webp', full: '/a-full.webp', alt: 'Photo of Nora' },
  { id: 'b', src: '/b.webp', alt: 'Photo of Nora' },
  { id: 'c', src: '/c-blurred.webp', alt: 'Locked photo', state: 'locked', over: <a href="/credits">Open</a> },
];

function show(pictures = photos) {
  return render(
    <ImageGallery
      pictures={pictures}
      labels={{
        gallery: 'Photos of Nora',
        picture: (number) => `Photo ${number}`,
        position: (number, count) => `Photo ${number} of ${count}`,
        previous: 'Previous',
        next: 'Next',
        enlarge: 'Enlarge',
        close: 'Close',
      }}
    />,
  );
}

const row = () => screen.getByRole('group');
const status = () => screen.getByRole('status').textContent;
const currentThumb = () => screen.getAllByRole('button').find((button) => button.hasAttribute('aria-current'));

describe('ImageGallery', () => {
  it('is named, shows its place and has a thumbnail for each picture', () => {
    show();
    expect(screen.getByRole('region', { name: 'Photos of Nora' })).toBeTruthy();
    expect(row().getAttribute('aria-label')).toBe('Photo 1 of 3');
    expect(screen.getByRole('button', { name: 'Photo 2 Photo of Nora' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Photo 3 Locked photo' })).toBeTruthy();
  });

  it('marks the buttons that a page without scripts leaves out', () => {
    show();
    const marked = ['Enlarge', 'Previous', 'Next'].filter((name) =>
      screen.getByRole('button', { name }).closest('[data-scripted]'),
    );
    expect(marked).toEqual(['Enlarge', 'Previous', 'Next']);
  });

  it('moves by keys, stops at both ends and says where it is', async () => {
    show();
    row().focus();
    const after = async (key: string) => {
      await userEvent.keyboard(key);
      return [status(), row().scrollLeft];
    };
    expect(await after('{ArrowLeft}')).toEqual(['Photo 1 of 3, Photo of Nora', 0]);
    expect(await after('{ArrowRight}')).toEqual(['Photo 2 of 3, Photo of Nora', width]);
    expect(await after('{End}')).toEqual(['Photo 3 of 3, Locked photo', 2 * width]);
    expect(await after('{ArrowRight}')).toEqual(['Photo 3 of 3, Locked photo', 2 * width]);
    expect(await after('{Home}')).toEqual(['Photo 1 of 3, Photo of Nora', 0]);
    expect(document.activeElement).toBe(row());
  });

  it('moves by thumbnails, which are one stop of the Tab key', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: /^Photo 2/ }));
    expect(status()).toContain('Photo 2 of 3');
    await userEvent.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Photo 3/ }));
    const stops = screen.getAllByRole('button', { name: /^Photo \d/ }).map((thumb) => thumb.tabIndex);
    expect(stops).toEqual([-1, -1, 0]);
  });

  it('follows a swipe once it lies still', () => {
    vi.useFakeTimers();
    show();
    row().scrollLeft = width * 0.9;
    fireEvent.scroll(row());
    expect(status()).toContain('Photo 1 of 3');
    act(() => void vi.runAllTimers());
    expect(currentThumb()?.textContent).toContain('Photo 2');
    vi.useRealTimers();
  });

  it('goes on to a picture when its way there is cut short, unless a hand takes hold', () => {
    vi.useFakeTimers();
    show();
    const stopAt = (place: number) => {
      row().scrollLeft = place;
      fireEvent.scroll(row());
      act(() => void vi.runAllTimers());
    };
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    stopAt(width * 0.4);
    expect([status(), row().scrollLeft]).toEqual(['Photo 2 of 3, Photo of Nora', width]);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    fireEvent.pointerDown(row());
    stopAt(width * 0.9);
    expect(status()).toBe('Photo 2 of 3, Photo of Nora');
    vi.useRealTimers();
  });

  it('keeps its buttons in reach at the ends, and lets only the current picture be reached', async () => {
    show();
    expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
    expect([...row().children].map((slide) => slide.hasAttribute('inert'))).toEqual([true, true, false]);
  });

  it('keeps the focus when what has it goes with its picture', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: /^Photo 3/ }));
    within(row()).getByRole('link', { name: 'Open' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(status()).toContain('Photo 2 of 3');
    expect(document.activeElement).toBe(row());
  });

  it('enlarges on the platform dialog, moves on in it and stays there after Escape', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Photos of Nora' }));
    expect(dialog.getAllByRole('img')[0]?.getAttribute('src')).toBe('/a-full.webp');
    await userEvent.click(dialog.getByRole('button', { name: 'Next' }));
    expect(dialog.getByRole('status').textContent).toBe('Photo 2 of 3, Photo of Nora');
    pressEscapeIn(screen.getByRole('dialog'));
    expect(await screen.findByRole('group', { name: 'Photo 2 of 3' })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not enlarge what is locked, and lets it say what opens it', async () => {
    show();
    await userEvent.click(screen.getByRole('button', { name: /^Photo 3/ }));
    const enlarge = screen.getByRole('button', { name: 'Enlarge' });
    expect(enlarge.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(enlarge);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(within(row()).getByRole('link', { name: 'Open' })).toBeTruthy();
  });

  it('shows in full what was enlarged, as soon as its dialog has a width', async () => {
    const widthsChange: (() => void)[] = [];
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(told: () => void) {
          widthsChange.push(told);
        }
        observe = () => {};
        disconnect = () => {};
      },
    );
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(function clientWidth(this: HTMLElement) {
      return this.closest('dialog:not([open])') ? 0 : width;
    });
    show();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Photos of Nora' }));
    await waitFor(() => {
      for (const tell of widthsChange) tell();
      expect(dialog.getByRole('group', { name: 'Photo 2 of 3' }).scrollLeft).toBe(width);
    });
    vi.unstubAllGlobals();
  });

  it('is one still picture where there is one, or none', () => {
    show(photos.slice(0, 1));
    expect(screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual(['Enlarge']);
    cleanup();
    show([{ id: 'none', state: 'missing', alt: 'Nora has no photo yet' }]);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Nora has no photo yet')).toBeTruthy();
  });
});
