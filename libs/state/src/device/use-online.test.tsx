// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useWhenOnline } from './use-online.ts';

afterEach(cleanup);

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
