import { useLingui } from '@lingui/react/macro';
import { Card, Lead, Title } from '@parlour/ui';
import type { LanderProps } from '../lander-props.ts';
import { DrawnNote } from '../drawn-note.tsx';
import { LanderHead, wordsOf } from '../lander-words.tsx';
import { peopleOf } from '../people.ts';
import { ExampleCards } from './example-cards.tsx';
import { Feed, Join, Page, Top } from './feed-look.ts';

const EXAMPLES = 3;

/** What a quiet evening here reads like: a few cards below each other, each marked as the example that it is. */
export function Socialnetwork({ lander, drawn, signUp }: LanderProps) {
  const { t } = useLingui();
  const people = peopleOf(lander, drawn, EXAMPLES);
  const words = wordsOf(lander, {
    a: {
      headline: t`A quieter place to meet.`,
      lead: t`No endless feed. People say something about themselves, and you may answer.`,
    },
    b: {
      headline: t`Say something. See who answers.`,
      lead: t`A profile here is a few honest lines and a picture. Yours can begin right now, with one of them.`,
    },
  });
  return (
    <Page>
      <LanderHead words={words} />
      <Top>
        <Title>{words.headline}</Title>
        <Lead>{words.lead}</Lead>
        <DrawnNote people={people} tone="quiet" />
      </Top>
      <Feed>
        <ExampleCards people={people} variant={lander.variant} />
      </Feed>
      <Join>
        <Card $elevation="raised">{signUp({ question: t`What would you like to say first?` })}</Card>
      </Join>
    </Page>
  );
}
