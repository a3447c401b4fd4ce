import { Trans, useLingui } from '@lingui/react/macro';
import { landerPeople } from '@parlour/models/account/landers';
import { Display, EveningLead } from '@parlour/ui';
import type { LanderProps } from '../lander-props.ts';
import { DrawnNote } from '../drawn-note.tsx';
import { LanderHead, wordsOf } from '../lander-words.tsx';
import { peopleOf } from '../people.ts';
import { FacePicture, FormTile, NoteTile, SayTile, Wall } from './collage-look.ts';

/** So many faces on the wall come with the page, the others once it answers. */
const AT_ONCE = 2;

/** A wall of portraits in which the words, and at last the sign-up, are pictures among pictures. */
export function Collagelanding({ lander, drawn, signUp }: LanderProps) {
  const { t } = useLingui();
  const people = peopleOf(lander, drawn, landerPeople(lander.type));
  const words = wordsOf(lander, {
    a: {
      headline: t`There is a place for you here.`,
      lead: t`Quiet ones, loud ones, early birds and night owls. Hang your picture beside theirs; it costs nothing.`,
    },
    b: {
      headline: t`Nobody here is like anybody else.`,
      lead: t`That is what makes the evenings interesting. Join, look around, and write to whoever makes you curious.`,
    },
  });
  return (
    <Wall data-face={lander.variant}>
      <LanderHead words={words} />
      <SayTile>
        <Display as="h1">{words.headline}</Display>
        <EveningLead>{words.lead}</EveningLead>
      </SayTile>
      {people.map((person, place) => (
        <FacePicture
          key={person.key}
          $place={place + 1}
          person={person}
          priority={place < AT_ONCE}
          late={place >= AT_ONCE}
        />
      ))}
      <NoteTile>
        <p>
          <Trans>Looking around is free.</Trans>
        </p>
        <DrawnNote people={people} tone="plain" />
      </NoteTile>
      <FormTile>{signUp()}</FormTile>
    </Wall>
  );
}
