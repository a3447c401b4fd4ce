// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cardOf, member } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { SwipePage } from './swipe-page.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const round = {
  queue: [cardOf('Claire', { age: 52 })],
  likes_left: 3,
  likes_per_day: 4,
  resets_at: '2026-11-21T23:00:00.000Z',
  can_undo: true,
};

const deck = () => screen.findByRole('group', { name: 'Claire, 52, Utrecht' });

describe('the keys that the panel promises', () => {
  const play = async (beside?: ReactNode) => {
    const { asked } = renderPage(
      <main tabIndex={-1}>
        {beside}
        <SwipePage />
      </main>,
      {
        'GET /api/user.php': () => member(),
        'GET /api/swipe.php': () => round,
        'POST /api/swipe.php': () => ({
          likes_left: 3,
          resets_at: round.resets_at,
          match: false,
          conversation_id: null,
        }),
      },
    );
    await deck();
    expect(screen.getByText('With the keyboard').closest('[data-scripted]'), 'not before its scripts').toBeTruthy();
    const chosen = () => asked.filter(({ call }) => call.method === 'POST').map(({ body }) => body);
    return { chosen };
  };

  /** Browsers show a focus that came by keys, and none that came by a click; jsdom would guess. */
  const focusLink = ({ isShown }: { isShown: boolean }) => {
    render(<a href="#here">Here</a>);
    const link = screen.getByRole('link');
    const matches = link.matches.bind(link);
    vi.spyOn(link, 'matches').mockImplementation((asked) => (asked === ':focus-visible' ? isShown : matches(asked)));
    link.focus();
  };

  it.each([
    ['the page', () => document.body],
    ['its content', () => screen.getByRole('main')],
  ])('act while the focus is on %s', async (_, at) => {
    const { chosen } = await play();
    at().focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(chosen()).toMatchObject([{ choice: 'pass' }]));
  });

  it('act while the focus is still on the link that was clicked on the way here', async () => {
    focusLink({ isShown: false });
    const { chosen } = await play();
    expect(document.activeElement?.textContent).toBe('Here');
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(chosen()).toMatchObject([{ choice: 'pass' }]));
  });

  it('are left to a link that keys have come to, be it the way here', async () => {
    focusLink({ isShown: true });
    const { chosen } = await play();
    expect(document.activeElement?.textContent).toBe('Here');
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}');
    expect([chosen(), document.querySelector('[data-gone]')], 'no card goes').toEqual([[], null]);
  });

  const atWidth = (isDesk: boolean) =>
    vi.stubGlobal('matchMedia', () => ({ matches: isDesk, addEventListener() {}, removeEventListener() {} }));
  const scrolledBy = (pixels: number) => {
    const edges = new DOMRect(0, 100 - pixels, 400, 400);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(edges);
  };

  it.each([
    ['below a desk’s width, where nothing promises them', false, 0],
    ['once the cards have gone out of the window', true, 400],
  ])('scroll up and down %s, unless the cards have the focus', async (_, isDesk, pixels) => {
    atWidth(isDesk);
    const { chosen } = await play();
    scrolledBy(pixels);
    document.body.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect([chosen(), document.querySelector('[data-gone]')], 'no card goes').toEqual([[], null]);
    (await deck()).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(chosen()).toMatchObject([{ choice: 'later' }]));
  });

  it('say later on a desk, however long the page is, and leave what scrolls by whole windows to the page', async () => {
    atWidth(true);
    vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(window.innerHeight + 1);
    const { chosen } = await play();
    scrolledBy(0);
    document.body.focus();
    await userEvent.keyboard('{PageDown}{PageUp} {Shift>}{ArrowDown}{/Shift}');
    expect([chosen(), document.querySelector('[data-gone]')], 'no card goes').toEqual([[], null]);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(chosen()).toMatchObject([{ choice: 'later' }]));
  });

  it.each([
    ['a field', <input key="" aria-label="Other" />],
    ['a button', <button key="" aria-label="Other" />],
    [
      'a link of a menu',
      <nav key="" popover="auto">
        <a href="#a" aria-label="Other">
          A
        </a>
      </nav>,
    ],
    [
      'a dialog',
      <dialog key="" open>
        <a href="#a" aria-label="Other">
          A
        </a>
      </dialog>,
    ],
    [
      'a link',
      <a key="" href="#a" aria-label="Other">
        A
      </a>,
    ],
  ])('are left to %s', async (_, other) => {
    const { chosen } = await play(other);
    screen.getByLabelText('Other').focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect([chosen(), document.querySelector('[data-gone]')], 'no card goes').toEqual([[], null]);
  });

  it('are no choice while a dialog is open over the page', async () => {
    const { chosen } = await play(<dialog open>New like!</dialog>);
    document.body.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect([chosen(), document.querySelector('[data-gone]')], 'no card goes').toEqual([[], null]);
  });
});
