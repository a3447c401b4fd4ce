import { Trans, useLingui } from '@lingui/react/macro';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { EmptyState, LinkButton, SwipeDeck, type SwipeChoice, type SwipeDeckCard } from '@parlour/ui';
import { DeckEnd, DeckPlace } from './table-look.ts';

/** The real deck on cards that lead nowhere: nothing is sent, and what was chosen is forgotten with the page. */
export function TrialDeck({ cards, join }: { cards: readonly SwipeDeckCard[]; join: string }) {
  const { t } = useLingui();
  const [seen, setSeen] = useState<readonly string[]>([]);
  const choice: Record<SwipeChoice, string> = { pass: t`Pass`, later: t`Later`, like: t`Like` };
  return (
    <DeckPlace data-scripted>
      <SwipeDeck
        cards={cards.filter(({ id }) => !seen.includes(id))}
        onChoose={(id) => setSeen((before) => [...before, id])}
        labels={{
          deck: t`Three cards to try`,
          choices: t`Your choice`,
          choice,
          keys: t`Left arrow passes, down arrow puts off, right arrow likes.`,
          chosen: (chosen, _card, next) => [choice[chosen], next?.name ?? t`That was the last card.`].join('. '),
          returned: (card) => card.name,
        }}
        undo={{
          label: t`Undo`,
          onUndo: () => setSeen((before) => before.slice(0, -1)),
          unavailable: seen.length === 0,
        }}
      >
        <DeckEnd>
          <EmptyState
            glyph={Sparkles}
            heading="h2"
            title={<Trans>That is the whole game</Trans>}
            action={
              <LinkButton href={join} tone="primary">
                <Trans>Join free</Trans>
              </LinkButton>
            }
          >
            <Trans>Looking around is free.</Trans>
          </EmptyState>
        </DeckEnd>
      </SwipeDeck>
    </DeckPlace>
  );
}
