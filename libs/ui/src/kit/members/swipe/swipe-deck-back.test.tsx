// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Game, onTop, people, prepareDecks, press, said, topCard, wait } from './swipe-deck.fixture.tsx';
import type { SwipeDeckCard } from './swipe-deck.tsx';

prepareDecks();

/** A page on which an undo brings back what was passed last, as on the server; it may have been passed before the page was opened. */
function Round({ passed: passedBefore = [], cards: first }: { passed?: SwipeDeckCard[]; cards: SwipeDeckCard[] }) {
  const [cards, setCards] = useState(first);
  const [passed, setPassed] = useState(passedBefore);
  const [last, ...others] = passed;
  return (
    <>
      <Game
        cards={cards}
        onChoose={(id, choice) => {
          setCards((on) => on.filter((card) => card.id !== id));
          if (choice === 'pass') setPassed((before) => [...people.filter((card) => card.id === id), ...before]);
        }}
        undo={{
          label: 'Undo',
          onUndo: () => {
            if (last) setCards([last, ...cards]);
            setPassed(others);
          },
        }}
      />
      <button onClick={() => setCards(people)}>More</button>
    </>
  );
}

const [claire, ida, amara] = people as [SwipeDeckCard, SwipeDeckCard, SwipeDeckCard];

/** Who is back, how it is said, and from where the card comes. */
const back = (name: string, choice = 'pass') => [name, `${name} is back`, choice];
const seen = () => [onTop().getAttribute('aria-label')?.split(',')[0], said(), topCard().dataset['back']];

function play(...names: string[]): void {
  for (const name of names) {
    if (name === 'Backspace') fireEvent.keyDown(document.body, { key: name });
    else press(name);
    wait(400);
  }
}

it.each(['Later', 'Like'])('a pass that was followed by %s is taken back aloud and with its motion', (next) => {
  vi.useFakeTimers();
  render(<Round cards={people} />);
  play('Pass', next, 'Backspace');
  expect(seen()).toEqual(back('Claire'));
});

it('each of two passes that are taken back is told of and comes from where it went', () => {
  vi.useFakeTimers();
  render(<Round cards={people} />);
  play('Pass', 'Pass', 'Undo');
  expect(seen()).toEqual(back('Ida'));
  play('Undo');
  expect(seen()).toEqual(back('Claire'));
  play('Later');
  expect([onTop().getAttribute('aria-label'), said()], 'what lay below is no card that came back').toEqual([
    'Ida, 41',
    'later Claire, next Ida',
  ]);
});

it.each([
  ['others wait', [ida, amara]],
  ['nobody waits', []],
])('a pass of before the page was opened is taken back the same, where %s', (_, cards) => {
  vi.useFakeTimers();
  render(<Round passed={[claire]} cards={cards} />);
  play('Undo');
  expect(seen()).toEqual(back('Claire'));
});

it('a like that a page lets be taken back comes from where it went', () => {
  vi.useFakeTimers();
  render(<Game />);
  play('Like', 'Like', 'Undo');
  expect(seen()).toEqual(back('Claire', 'like'));
});

it('people who come to an empty table are no ones who came back', () => {
  vi.useFakeTimers();
  render(<Round cards={[]} />);
  play('More');
  expect([onTop().getAttribute('aria-label'), said(), topCard().dataset['back']]).toEqual([
    'Claire, 40',
    '',
    undefined,
  ]);
});
