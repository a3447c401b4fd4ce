// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { choose, Game, press, prepareDecks, wait } from './swipe-deck.fixture.tsx';

prepareDecks();

it('takes the second tap of a double tap for no like of the next card, and a like after a pass as quickly as ever', () => {
  vi.useFakeTimers();
  render(<Game />);
  press('Like');
  press('Like');
  wait(300);
  press('Like');
  wait(100);
  expect(choose.mock.calls).toEqual([['Claire', 'like']]);
  press('Pass');
  wait(50);
  press('Like');
  wait(50);
  expect(choose.mock.calls).toEqual([
    ['Claire', 'like'],
    ['Ida', 'pass'],
    ['Amara', 'like'],
  ]);
});

it('takes a like after others that did not count, however steadily they come', () => {
  vi.useFakeTimers();
  render(<Game />);
  for (let tap = 0; tap < 5; tap += 1) {
    press('Like');
    wait(200);
  }
  expect(choose.mock.calls).toEqual([
    ['Claire', 'like'],
    ['Ida', 'like'],
    ['Amara', 'like'],
  ]);
});

it('takes a like that was pressed a moment after the choices before, however many cards are still flying', () => {
  vi.useFakeTimers();
  render(<Game />);
  for (const name of ['Pass', 'Pass', 'Like']) {
    press(name);
    wait(50);
  }
  expect(choose.mock.calls).toEqual([
    ['Claire', 'pass'],
    ['Ida', 'pass'],
    ['Amara', 'like'],
  ]);
});

it('takes no like of a card that is not drawn yet', () => {
  vi.useFakeTimers();
  render(<Game />);
  press('Pass');
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
  press('Like');
  wait(50);
  expect(choose.mock.calls).toEqual([['Claire', 'pass']]);
});
