import { styled } from 'styled-components';
import type { Lander } from '@parlour/contract/account/reference-data/get-lander';
import { landerPeople } from '@parlour/models/account/landers';
import { from } from '@parlour/ui';
import { DrawnNote } from '../drawn-note.tsx';
import { peopleOf } from '../people.ts';
import { PersonPicture } from '../person-picture.tsx';
import { Cat, Lamp } from './furniture.tsx';
import { glow, Standing } from './night-look.ts';

/** As high as the words beside it, whatever their size: its floors stand apart. */
const Lot = styled(Standing)`
  ${from.desk} {
    display: flex;
    flex-direction: column;
    align-self: stretch;
  }
`;

const Front = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 14px 12px;
  padding: 18px 16px 16px;
  border-radius: var(--radius-card) var(--radius-card) 6px 6px;
  background: color-mix(in srgb, var(--color-deep) 82%, var(--color-ink));
  box-shadow: inset 0 0 0 1px var(--color-deep-edge);

  ${from.desk} {
    align-content: space-between;
    gap: 26px;
    padding: 36px 40px 44px;
    border-radius: calc(var(--radius-card) + 8px) calc(var(--radius-card) + 8px) 0 0;
  }
`;

const Sill = styled.span`
  position: relative;
  display: block;
  aspect-ratio: 1 / 1.12;
  border-radius: var(--radius-pill) var(--radius-pill) 5px 5px;

  &[data-on='desk'] {
    display: none;

    ${from.desk} {
      display: block;
    }
  }
`;

const LitSill = styled(Sill)`
  overflow: hidden;
  background: linear-gradient(
    180deg,
    color-mix(in oklab, var(--color-lamp) 72%, var(--color-portrait-1-a)),
    var(--color-lamp)
  );
  box-shadow: ${glow};
  color: color-mix(in srgb, var(--color-deep) 78%, var(--color-accent));

  svg {
    width: 100%;
    height: 100%;
  }
`;

const DarkSill = styled(Sill)`
  background:
    linear-gradient(90deg, transparent 49%, var(--color-deep) 49% 51%, transparent 51%),
    linear-gradient(170deg, var(--color-deep-raised), var(--color-deep-edge));
`;

const Resident = styled(PersonPicture)`
  height: 100%;
  aspect-ratio: auto;
  background: none;
`;

/** A house front: people at five windows, rooms with a lamp or a cat, the rest asleep; a phone shows its two upper floors. */
export function House({ lander, drawn }: { lander: Lander; drawn: readonly string[] }) {
  const people = peopleOf(lander, drawn, landerPeople(lander.type));
  const at = (place: number, on?: 'desk') => {
    const person = people[place];
    if (!person) return <DarkSill data-on={on} />;
    return (
      <LitSill data-on={on}>
        <Resident person={person} shape="arch" priority={place < 2} late={place >= 2} />
      </LitSill>
    );
  };
  return (
    <Lot>
      <DrawnNote people={people} />
      <Front aria-hidden={people.every(({ name }) => name === null)}>
        <LitSill>
          <Lamp />
        </LitSill>
        {at(0)}
        <DarkSill />
        {at(1)}
        <LitSill>
          <Cat />
        </LitSill>
        {at(2)}
        <DarkSill data-on="desk" />
        {at(3, 'desk')}
        <DarkSill data-on="desk" />
        {at(4, 'desk')}
        <DarkSill data-on="desk" />
        <LitSill data-on="desk">
          <Lamp />
        </LitSill>
        <DarkSill data-on="desk" />
        <LitSill data-on="desk">
          <Lamp />
        </LitSill>
        <DarkSill data-on="desk" />
        <DarkSill data-on="desk" />
        <DarkSill data-on="desk" />
        <LitSill data-on="desk">
          <Cat />
        </LitSill>
      </Front>
    </Lot>
  );
}
