// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

let draw: () => void = () => {};
const act = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => (draw = frame));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  act.mockReset();
});

test('waits for a frame to be drawn, and then acts once', () => {
  afterPaint(act);
  draw();
  expect(act).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(act).toHaveBeenCalledOnce();
});

test('acts where no frame comes, soon, and at once where the tab is hidden already', () => {
  afterPaint(act);
  vi.advanceTimersByTime(300);
  expect(act).toHaveBeenCalledOnce();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  afterPaint(act);
  expect(act).toHaveBeenCalledTimes(2);
});
