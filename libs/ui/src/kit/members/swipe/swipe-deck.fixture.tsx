import { act, cleanup, fireEvent, screen } from '@testing-library/react';
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

export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** With fake timers. */
export const wait = (milliseconds: number) => {
  for (let left = milliseconds; left > 0; left -= 50) act(() => void vi.advanceTimersByTime(50));
};
