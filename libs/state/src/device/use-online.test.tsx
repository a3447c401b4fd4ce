// @vitest-environment jsdom
import { act, fireEvent, render, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { noteReach, useOnline, useWhenOnline, whenOnline } from './use-online.ts';

function Waiting({ act }: { act: () => void }) {
  useWhenOnline(act);
  return null;
}

it('acts by the newest act each time the connection is back, and no more once it is gone', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender, unmount } = render(<Waiting act={first} />);
  fireEvent(window, new Event('online'));
  rerender(<Waiting act={second} />);
  fireEvent(window, new Event('offline'));
  fireEvent(window, new Event('online'));
  unmount();
  fireEvent(window, new Event('online'));
  expect([first, second].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('where nobody answers there is no connection either, until somebody does', () => {
  const { result } = renderHook(useOnline);
  const heard = vi.fn();
  const leave = whenOnline(heard);
  act(() => noteReach(false));
  expect(result.current).toBe(false);
  act(() => noteReach(true));
  act(() => noteReach(true));
  expect(result.current).toBe(true);
  expect(heard).toHaveBeenCalledOnce();
  leave();
});
