// @vitest-environment jsdom
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { enterModal } from '../../behaviour/open-modals.ts';
import { choose, drag, Game, prepareDecks, topCard } from './swipe-deck.fixture.tsx';

prepareDecks();

it('lets go of a card that a modal covers, without a choice', () => {
  render(<Game />);
  const card = topCard();
  const letGo = drag(card, 200);
  expect(card.dataset['lean']).toBe('like');
  let leave = () => {};
  act(() => void (leave = enterModal(document.createElement('dialog'))));
  expect([card.style.transform, card.dataset['dragging'], card.dataset['lean']]).toEqual(['', undefined, undefined]);
  act(() => leave());
  letGo();
  expect([card.dataset['gone'], choose.mock.calls]).toEqual([undefined, []]);
});

/** A click by a pointer, or by a key, which has no count. Answers whether the link is followed. */
const click = (detail: number): boolean => {
  const link = screen.getByRole('link', { name: 'Open the profile of Claire' });
  const event = createEvent.click(link, { detail });
  fireEvent(link, event);
  return !event.defaultPrevented;
};

it('opens the profile by a tap, but not where the press strayed in any direction', () => {
  render(<Game />);
  drag(topCard(), 5)();
  expect(click(1)).toBe(true);
  drag(topCard(), 60)();
  expect(click(1)).toBe(false);
  expect(click(0), 'a key opens it all the same').toBe(true);
  drag(topCard(), 0, 60)();
  expect(click(1)).toBe(false);
  drag(topCard(), 0)();
  expect(click(1)).toBe(true);
});
