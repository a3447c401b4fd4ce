import { Trans, useLingui } from '@lingui/react/macro';
import { landerPeople } from '@parlour/models/account/landers';
import { Heading, Lead, Title } from '@parlour/ui';
import type { LanderProps } from '../lander-props.ts';
import { DrawnNote } from '../drawn-note.tsx';
import { LanderHead, wordsOf } from '../lander-words.tsx';
import { peopleOf, type LanderPerson } from '../people.ts';
import { PersonPicture } from '../person-picture.tsx';
import { Caption, Desk, Entrance, Hall, Leaflet, Picture, Room } from './gallery-look.ts';

/** Those that a phone shows before anybody walks on. */
const AT_ONCE = 2;

/** A hall with portraits in frames, to walk along; the guest book lies at its end. */
export function Gallery({ lander, drawn, signUp }: LanderProps) {
  const { t } = useLingui();
  const captionOf = ({ name, demo }: LanderPerson) => (name !== null && demo ? `${name} · ${t`Demo`}` : name);
  const people = peopleOf(lander, drawn, landerPeople(lander.type));
  const words = wordsOf(lander, {
    a: {
      headline: t`Take your time. Look around.`,
      lead: t`A portrait says something, a conversation says more. The door is open, and admission is free.`,
    },
    b: {
      headline: t`Faces you would like to know more about.`,
      lead: t`Walk along, stop where you like, and say good evening to whoever catches your eye.`,
    },
  });
  return (
    <>
      <LanderHead words={words} />
      <Hall>
        <Entrance>
          <Title>{words.headline}</Title>
          <Lead>{words.lead}</Lead>
        </Entrance>
        <Room as="ul" tabIndex={0} aria-label={t`Portraits`} data-face={lander.variant}>
          {people.map((person, place) => (
            <Picture key={person.key}>
              <PersonPicture
                person={person}
                bare
                largest={place === 0}
                priority={place < AT_ONCE}
                late={place >= AT_ONCE}
              />
              <Caption>{captionOf(person) ?? t`Drawn portrait`}</Caption>
            </Picture>
          ))}
        </Room>
      </Hall>
      <Desk>
        <Leaflet>
          <Heading>
            <Trans>The guest book</Trans>
          </Heading>
          <Lead>
            <Trans>
              Leave your name, and you can look at all members, like whom you like, and write. You decide who sees your
              own picture.
            </Trans>
          </Lead>
          <DrawnNote people={people} tone="quiet" />
        </Leaflet>
        <div>{signUp({ cta: t`Sign the guest book` })}</div>
      </Desk>
    </>
  );
}
