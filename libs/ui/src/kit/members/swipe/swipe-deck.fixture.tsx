import { act, cleanup, createEvent, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, vi } from 'vitest';
import { SwipeDeck } from './swipe-deck.tsx';
import type { SwipeDeckCard, SwipeDeckProps } from './swipe-deck.tsx';

export const people: SwipeDeckCard[] = ['Claire', 'Ida', 'Amara'].map((name, place) => ({
  id: name,
  name,
  age: 40 + place,
  portrait: { src: `/${name}.webp`, alt: '' },
  profile: { href: `#${name}`, label: `Open the profile of ${name}` },
}));

export const choose = vi.fn();

/** jsdom has no pointers to capture and no widths. */
export function prepareDecks(): void {
  beforeEach(() => {
    choose.mockReset();
    HTMLElement.prototype.setPointerCapture = () => {};
    vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
  });
  afterEach(() => {
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** As a page plays it: the card that is decided on goes, unless `refuses`. */
export function Game({ refuses = false, ...rest }: Partial<SwipeDeckProps> & { refuses?: boolean }) {
  const [cards, setCards] = useState(people);
  return (
    <SwipeDeck
      cards={cards}
      labels={{
        deck: 'Round',
        choices: 'Your choice',
        choice: { pass: 'Pass', later: 'Later', like: 'Like' },
        keys: 'Arrows choose.',
        chosen: (choice, card, next) => `${choice} ${card.name}, next ${next?.name ?? 'nobody'}`,
        returned: (card) => `${card.name} is back`,
      }}
      onChoose={(id, choice) => {
        choose(id, choice);
        if (!refuses) setCards((on) => on.filter((card) => card.id !== id));
      }}
      undo={{ label: 'Undo', onUndo: () => setCards(people), unavailable: cards.length === people.length }}
      {...rest}
    >
      <p>That was it</p>
    </SwipeDeck>
  );
}

export const onTop = () => screen.getByRole('group', { name: /\d\d$/ });
export const said = () => screen.getByRole('status').textContent;

export function topCard(): HTMLElement {
  const card = onTop().querySelector<HTMLElement>(':scope > :not([inert])');
  if (!card) throw new Error('There is no card on top');
  return card;
}

/** A slow drag, sideways and down by so many pixels: it takes a second. Answers what lets go. */
export function drag(card: HTMLElement, to: number, down = 0) {
  const touch = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number, clientY: number, at: number) => {
    const finger = { pointerId: 1, isPrimary: true, button: 0, buttons: type === 'pointerUp' ? 0 : 1 };
    const event = createEvent[type](card, { ...finger, clientX, clientY });
    Object.defineProperty(event, 'timeStamp', { value: at });
    fireEvent(card, event);
  };
  touch('pointerDown', 0, 0, 1);
  touch('pointerMove', to, down, 1001);
  return () => touch('pointerUp', to, down, 1010);
}

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** With fake timers. */
export const wait = (milliseconds: number) => {
  for (let left = milliseconds; left > 0; left -= 50) act(() => void vi.advanceTimersByTime(50));
};
