// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'jotai';
import { expect, it } from 'vitest';
import { useKeptScroll } from './kept-scroll.ts';

const Pane = ({ name }: { name: string }) => <section ref={useKeptScroll(name)} aria-label="pane" />;

const pane = () => screen.getByLabelText('pane');

it('a pane that another page draws anew, or that shows something else for a while, stands where it was left', () => {
  const { rerender } = render(<Pane key="list" name="all" />, { wrapper: Provider });
  expect(pane().scrollTop).toBe(0);
  pane().scrollTop = 480;
  fireEvent.scroll(pane());
  rerender(<Pane key="conversation" name="all" />);
  expect(pane().scrollTop).toBe(480);
  rerender(<Pane key="conversation" name="unread" />);
  expect(pane().scrollTop).toBe(0);
  rerender(<Pane key="conversation" name="all" />);
  expect(pane().scrollTop).toBe(480);
});
