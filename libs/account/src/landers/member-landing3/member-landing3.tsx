import { useLingui } from '@lingui/react/macro';
import { nameAndAge } from '@parlour/models/members/name-and-age';
import { Card, Display, EveningLead } from '@parlour/ui';
import type { LanderProps } from '../lander-props.ts';
import { DrawnNote } from '../drawn-note.tsx';
import { wordsOf } from '../lander-words.tsx';
import { Disclosures } from '../../disclosures.tsx';
import { MemberFacts } from '../member-facts.tsx';
import { MemberLanderHead } from '../member-lander-head.tsx';
import { personOf } from '../people.ts';
import { PersonPicture } from '../person-picture.tsx';
import { Beside, Facts, Photo, Split } from './photo-look.ts';

/** The picture first, from edge to edge; what one may know lies upon it as chips, all else beside. */
export function MemberLanding3({ lander, drawn, signUp }: LanderProps) {
  const { t } = useLingui();
  const person = personOf(lander, drawn);
  const words = useWords(lander);
  return (
    <Split data-face={lander.variant}>
      <MemberLanderHead lander={lander} words={words} />
      <Photo>
        {person && <PersonPicture person={person} bare largest />}
        <Facts>
          {lander.profile && <MemberFacts profile={lander.profile} />}
          {person && <DrawnNote people={[person]} />}
        </Facts>
      </Photo>
      <Beside>
        <Display as="h1">{words.headline}</Display>
        <EveningLead>{words.lead}</EveningLead>
        {lander.profile && <Disclosures profile={lander.profile} />}
        <Card $elevation="floating">{signUp({ question: t`What do you see first in others?` })}</Card>
      </Beside>
    </Split>
  );
}

function useWords(lander: LanderProps['lander']) {
  const { t } = useLingui();
  if (!lander.profile) {
    return wordsOf(lander, {
      a: {
        headline: t`Look twice.`,
        lead: t`A face is a beginning. Join free to see who is really here, and let them see you only if you like.`,
      },
      b: {
        headline: t`Who would you stop for?`,
        lead: t`Some members show themselves to members only. Joining is free, and so is looking.`,
      },
    });
  }
  const { name, fictional } = lander.profile;
  const who = nameAndAge(lander.profile);
  const headline = fictional ? who : t`Meet ${who}.`;
  if (!lander.takes_message) {
    const lead = t`A face is a beginning. Join free to see who is really here, and let them see you only if you like.`;
    return wordsOf(lander, { a: { headline, lead }, b: { headline: t`This is ${name}.`, lead } });
  }
  return wordsOf(lander, {
    a: { headline, lead: t`Say what went through your mind just now. Joining is free.` },
    b: { headline: t`This is ${name}.`, lead: t`One picture tells little. Ask for the rest.` },
  });
}
