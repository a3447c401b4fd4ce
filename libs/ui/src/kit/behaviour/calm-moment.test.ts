// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installTopLayer } from '../../testing/top-layer.ts';
import { calmMoment } from './calm-moment.ts';

beforeEach(() => {
  installTopLayer();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const add = <Name extends keyof HTMLElementTagNameMap>(name: Name) =>
  document.body.appendChild(document.createElement(name));

/** Puts something in the way; gives what takes it away. */
const inTheWay: Record<string, () => () => void> = {
  'somebody types'() {
    const field = add('input');
    field.focus();
    return () => field.blur();
  },
  'somebody chooses from a list'() {
    const list = add('select');
    list.focus();
    return () => list.blur();
  },
  'a dialog is open'() {
    const dialog = add('dialog');
    dialog.setAttribute('open', '');
    return () => dialog.remove();
  },
  'a menu is open'() {
    // jsdom knows no open popover; what stands in for one marks it.
    vi.spyOn(document, 'querySelector').mockImplementation((selector) =>
      document.documentElement.querySelector(selector.replace(':popover-open', '[data-popover-open]')),
    );
    const menu = add('div');
    menu.showPopover();
    return () => menu.hidePopover();
  },
  'a card is dragged'() {
    const card = add('div');
    card.dataset['dragging'] = '';
    return () => delete card.dataset['dragging'];
  },
  'the page is out of sight'() {
    const state = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    return () => void state.mockReturnValue('visible');
  },
};

it.each(Object.keys(inTheWay))('nothing interrupts while %s', async (name) => {
  const goAway = inTheWay[name]!();
  const onCalm = vi.fn();
  void calmMoment(new AbortController().signal).then(onCalm);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(onCalm).not.toHaveBeenCalled();
  goAway();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(onCalm).toHaveBeenCalledExactlyOnceWith(true);
});

it('is now where nothing is in the way, a button in focus neither', async () => {
  add('button').focus();
  await expect(calmMoment(new AbortController().signal)).resolves.toBe(false);
});

it('is not awaited any more once its asker is gone', async () => {
  add('textarea').focus();
  const stay = new AbortController();
  const onGone = vi.fn();
  void calmMoment(stay.signal).catch(onGone);
  stay.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(onGone).toHaveBeenCalledExactlyOnceWith(stay.signal.reason);
});
