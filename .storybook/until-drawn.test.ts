// @vitest-environment jsdom
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { untilDrawn, WAITING } from './until-drawn.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function waitingStory() {
  const canvas = document.createElement('div');
  canvas.innerHTML = `<p ${WAITING}></p>`;
  const [left, drawn] = [new AbortController(), vi.fn()];
  return { left, drawn, end: untilDrawn(canvas, new QueryClient(), left.signal).then(drawn) };
}

it('a story that waits on purpose is looked at after two seconds', async () => {
  const { drawn } = waitingStory();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(drawn).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(200);
  expect(drawn).toHaveBeenCalled();
});

it('a story that is left keeps nobody waiting', async () => {
  const { left, drawn, end } = waitingStory();
  left.abort();
  await end;
  expect(drawn).toHaveBeenCalled();
});
