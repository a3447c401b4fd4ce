import { memo } from 'react';
import { Icon } from '../../layout/icon.tsx';
import { SwipeCard } from './swipe-card.tsx';
import type { SwipeCardProps } from './swipe-card.tsx';
import { choiceGlyphs } from './swipe-choices.tsx';
import { swipeChoices, type SideChoice, type SwipeChoice } from './swipe-gesture.ts';
import { SwipePlace, SwipeStamp } from './swipe-stack-look.ts';
import type { SwipeDepth } from './swipe-stack-look.ts';
import { useSwipeDrag } from './use-swipe-drag.ts';

export interface SwipeStackCardProps {
  face: SwipeCardProps;
  depth: SwipeDepth;
  /** Decided on: flies where its choice sends it. */
  gone?: SwipeChoice;
  /** Taken back: comes from where that choice had sent it. */
  back?: SwipeChoice;
  words: Readonly<Record<SwipeChoice, string>>;
  onThrow: (choice: SideChoice) => void;
}

/** A card in its place of the stack. Only the top one can be reached, heard and dragged. */
export function SwipeStackCard({ face, depth, gone, back, words, onThrow }: SwipeStackCardProps) {
  const isTop = depth === 0 && gone === undefined;
  const drag = useSwipeDrag(isTop, onThrow);
  return (
    <SwipePlace data-depth={depth} data-gone={gone} data-back={back} inert={!isTop} {...(isTop && drag)}>
      <SwipeCard {...face} />
      <Stamps words={words} />
    </SwipePlace>
  );
}

const Stamps = memo(function Stamps({ words }: Pick<SwipeStackCardProps, 'words'>) {
  return swipeChoices.map((choice) => (
    <SwipeStamp key={choice} $choice={choice} aria-hidden="true">
      <Icon glyph={choiceGlyphs[choice]} filled={choice === 'like'} />
      {words[choice]}
    </SwipeStamp>
  ));
});
