import { useLingui } from '@lingui/react/macro';
import { Display, Lead } from '@parlour/ui';
import type { LanderProps } from '../lander-props.ts';
import { DrawnNote } from '../drawn-note.tsx';
import { LanderHead, wordsOf } from '../lander-words.tsx';
import { peopleOf } from '../people.ts';
import { TrialCards } from './trial-cards.tsx';
import { TrialDeck } from './trial-deck.tsx';
import { Half, JoinHalf, JoinPlace, Play, Table } from './table-look.ts';
import { useTrialCards } from './use-trial-cards.tsx';

const JOIN = 'join';

/** A card table: three drawn cards to try the swipe on, and the door to the members beside it. */
export function Tinderswipe({ lander, drawn, signUp }: LanderProps) {
  const { t } = useLingui();
  const people = peopleOf(lander, drawn, 3);
  const cards = useTrialCards(people);
  const words = wordsOf(lander, {
    a: {
      headline: t`Right, left, or later.`,
      lead: t`Try it on three drawn cards. After that it is members.`,
    },
    b: {
      headline: t`Three swipes, and you know the game.`,
      lead: t`The cards are drawn, the game is the real one: by finger, by mouse or by the arrow keys.`,
    },
  });
  return (
    <Table>
      <LanderHead words={words} />
      <Half>
        <Play>
          <Display as="h1">{words.headline}</Display>
          <Lead>{words.lead}</Lead>
          <TrialDeck cards={cards} join={`#${JOIN}`} />
        </Play>
        <TrialCards cards={cards} />
        <DrawnNote people={people} tone="quiet" />
      </Half>
      <JoinHalf>
        <JoinPlace id={JOIN} $elevation="floating">
          {signUp()}
        </JoinPlace>
      </JoinHalf>
    </Table>
  );
}
