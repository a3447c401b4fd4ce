import { Undo2 } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { afterPaint } from '../../behaviour/after-paint.ts';
import { useScripted } from '../../behaviour/use-scripted.ts';
import { Button } from '../../actions/button.tsx';
import { Spoken } from '../../feedback/spoken.tsx';
import { Icon } from '../../layout/icon.tsx';
import { cardWords } from './swipe-card.tsx';
import type { SwipeCardProps } from './swipe-card.tsx';
import { SwipeChoices } from './swipe-choices.tsx';
import type { SwipeChoice } from './swipe-gesture.ts';
import { SwipeStackCard } from './swipe-stack-card.tsx';
import { SwipeTable } from './swipe-stack-look.ts';
import type { SwipeDepth } from './swipe-stack-look.ts';
import { useSwipeKeys } from './use-swipe-keys.ts';
import { useSwipeTurn } from './use-swipe-turn.ts';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';

const Deck = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: 12px;
  min-width: 0;
`;

/** Two cards peep out below the top one; the third lies ready behind them, so that a choice need not make a new card. */
const laidOut = 4;

const UndoPlace = styled.div`
  align-self: center;
`;

export interface SwipeDeckCard extends SwipeCardProps {
  id: string;
}

export interface SwipeDeckLabels {
  /** Names the whole: "Today's round". */
  deck: string;
  /** Names the three buttons together: "Your choice". */
  choices: string;
  /** "Pass", "Later", "Like" */
  choice: Readonly<Record<SwipeChoice, string>>;
  /** What the keys do, heard when the cards take the focus: "Left arrow passes, …". */
  keys: string;
  /** After a choice, once: "Like: Claire. Next: Inés, 38." `next` is undefined after the last one. */
  chosen: (choice: SwipeChoice, card: SwipeDeckCard, next: SwipeDeckCard | undefined) => string;
  /** After a card came back: "Claire is back." */
  returned: (card: SwipeDeckCard) => string;
}

export interface SwipeDeckProps {
  /** The first is on top. Take a card off when `onChoose` names it; one that stays, or is put back, returns by itself. */
  cards: readonly SwipeDeckCard[];
  labels: SwipeDeckLabels;
  /** Called when the card that goes has been drawn. */
  onChoose: (id: string, choice: SwipeChoice) => void;
  /** Why nobody can be liked now: the cards still come, a like is refused, and that is said. */
  likesSpent?: ReactNode;
  /** The way back from the last choice; `unavailable` holds its place while there is none. */
  undo?: { label: string; onUndo: () => void; unavailable?: boolean };
  /** Id of a form that all buttons post as long as no script answers them: a choice as `choice`, the way back as `undo`. */
  form?: string;
  /** What the keys do stands beside the cards: each then acts also while the page itself has the focus. */
  showsKeys?: boolean;
  /** What stands in place of the cards when all are seen. */
  children: ReactNode;
}

/**
 * The swipe: a stack of cards whose top one follows the finger, right to like and left to pass. The same by three labelled
 * buttons and by keys, each of which acts once however long it is held: left, down, right for the choices, up for the profile,
 * Backspace to undo.
 */
export function SwipeDeck({ cards, labels, onChoose, likesSpent, undo, form, showsKeys, children }: SwipeDeckProps) {
  const keysId = useId();
  const table = useRef<HTMLDivElement>(null);
  const { last, refusals, refuse, expectBack, flying, waiting, decide, begin } = useSwipeTurn(cards);
  const [top] = waiting;
  const hasKeys = useScripted() && top !== undefined;
  const told = last && (last.words ?? labels.returned(last.card));
  const news = refusals > 0 ? likesSpent : told;
  const onTable: readonly { card: SwipeDeckCard; depth: SwipeDepth; gone?: SwipeChoice }[] = [
    ...flying.map(({ card, choice }) => ({ card, depth: 0 as const, gone: choice })),
    ...waiting
      .slice(0, Math.max(1, laidOut - flying.length))
      .map((card, depth) => ({ card, depth: depth as SwipeDepth })),
  ];

  // The card goes by its attribute alone; all that follows from it is worked out when that is drawn.
  const choose = (choice: SwipeChoice) => {
    if (choice === 'like' && likesSpent !== undefined) return refuse();
    const place = decide(choice);
    const card = waiting[place];
    if (!card) return;
    // What goes must not take the focus with it: the card's link, or the buttons with the last card.
    const isLast = place === waiting.length - 1;
    if (isLast || table.current?.contains(document.activeElement)) table.current?.focus({ preventScroll: true });
    table.current?.children[flying.length + place]?.setAttribute('data-gone', choice);
    afterPaint(() => {
      begin({ card, choice, words: labels.chosen(choice, card, waiting[place + 1]) });
      onChoose(card.id, choice);
    });
  };
  const onUndo = () => {
    expectBack();
    undo?.onUndo();
  };
  useSwipeKeys({
    table,
    areShown: showsKeys,
    hasCard: top !== undefined,
    onChoose: choose,
    onOpen: () => linkIn(table.current)?.click(),
    onUndo: undo && !undo.unavailable ? onUndo : undefined,
  });

  return (
    <Deck aria-label={labels.deck} data-swipe-deck="">
      <SwipeTable
        ref={table}
        role="group"
        tabIndex={hasKeys ? 0 : -1}
        aria-label={top ? cardWords(top) : labels.deck}
        aria-describedby={hasKeys ? keysId : undefined}
      >
        {onTable.map(({ card: { id, ...face }, depth, gone }) => (
          <SwipeStackCard
            key={id}
            face={face}
            depth={depth}
            gone={gone}
            back={last?.words === undefined && id === last?.card.id ? last.choice : undefined}
            words={labels.choice}
            onThrow={choose}
          />
        ))}
        {!top && flying.length === 0 && children}
      </SwipeTable>
      {top && (
        <SwipeChoices
          label={labels.choices}
          words={labels.choice}
          onChoose={choose}
          likesSpent={likesSpent}
          form={form}
        />
      )}
      {undo && <WayBack {...undo} onUndo={onUndo} form={form} />}
      <VisuallyHidden id={keysId} data-scripted>
        {labels.keys}
      </VisuallyHidden>
      <Spoken id={news ? `${last?.card.id} ${last?.words} ${refusals}` : undefined}>{news}</Spoken>
    </Deck>
  );
}

/** Back from the last choice. */
function WayBack({ label, onUndo, unavailable, form }: NonNullable<SwipeDeckProps['undo']> & { form?: string }) {
  return (
    <UndoPlace>
      <Button
        tone="quiet"
        unavailable={unavailable}
        type={form ? 'submit' : 'button'}
        form={form}
        name="undo"
        onClick={(event) => {
          event.preventDefault();
          onUndo();
        }}
      >
        <Icon glyph={Undo2} />
        {label}
      </Button>
    </UndoPlace>
  );
}

/** The way to the profile on the one card that can be reached. */
function linkIn(table: HTMLElement | null): HTMLElement | null {
  return table?.querySelector<HTMLElement>(':scope > :not([inert]) a') ?? null;
}
