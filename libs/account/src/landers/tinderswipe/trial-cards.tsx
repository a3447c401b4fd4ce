import { SwipeCard, type SwipeDeckCard } from '@parlour/ui';
import { CardRow } from './table-look.ts';

/** The cards side by side, for a browser that runs no scripts: there is nothing to swipe, but all of it can be read. */
export function TrialCards({ cards }: { cards: readonly SwipeDeckCard[] }) {
  return (
    <CardRow>
      {cards.map(({ id, ...face }) => (
        <li key={id}>
          <SwipeCard {...face} portrait={{ ...face.portrait, largest: false }} />
        </li>
      ))}
    </CardRow>
  );
}
