// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import type { SwipeDeckCard } from '@parlour/ui';
import { cardOf } from '@parlour/testing/page-data';
import { renderPage } from '@parlour/testing/render-page';
import { useSwipeCards } from './use-swipe-cards.tsx';

const queue = ['Claire', 'Mila', 'Vera'].map((name) => cardOf(name, { fictional: name === 'Mila' }));

it('a card that moves up is the same object still, so that its face is not drawn again', async () => {
  const drawn: SwipeDeckCard[][] = [];
  function Deck() {
    const [passed, setPassed] = useState(0);
    const cards = useSwipeCards(queue.slice(passed));
    return (
      <button
        ref={() => {
          drawn.push(cards);
        }}
        onClick={() => setPassed(passed + 1)}
      >
        {cards.length}
      </button>
    );
  }
  renderPage(<Deck />, {});
  await userEvent.click(await screen.findByRole('button', { name: '3' }));
  await screen.findByRole('button', { name: '2' });
  const [first, last] = [drawn[0]!, drawn.at(-1)!];
  expect(last[0]).toBe(first[1]);
  expect(last[1]).toBe(first[2]);
});
