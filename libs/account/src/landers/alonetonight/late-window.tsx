import { styled } from 'styled-components';
import type { Lander } from '@parlour/contract/account/reference-data/get-lander';
import { from } from '@parlour/ui';
import { DrawnNote } from '../drawn-note.tsx';
import { peopleOf } from '../people.ts';
import { PersonPicture } from '../person-picture.tsx';
import { glow, Standing } from './night-look.ts';

const Frame = styled.div`
  position: relative;
  width: min(76%, 320px);
  margin-inline: auto;
  padding-bottom: 12px;
  border: solid var(--color-deep-raised);
  border-width: 10px 10px 0;
  border-radius: var(--radius-pill) var(--radius-pill) 0 0;
  box-shadow: ${glow};

  &::after {
    content: '';
    position: absolute;
    inset: auto -26px 0;
    height: 12px;
    border-radius: 4px 4px 0 0;
    background: var(--color-deep-raised);
  }

  ${from.desk} {
    width: min(90%, 540px);
    border-width: 14px 14px 0;
  }
`;

const Resident = styled(PersonPicture)`
  --arch-height: 1.18;
  background: linear-gradient(
    180deg,
    color-mix(in oklab, var(--color-lamp) 72%, var(--color-portrait-1-a)),
    var(--color-lamp)
  );

  ${from.desk} {
    --arch-height: 1.46;
  }
`;

/** The one window that is still lit. */
export function LateWindow({ lander, drawn }: { lander: Lander; drawn: readonly string[] }) {
  const people = peopleOf(lander, drawn, 1);
  return (
    <Standing>
      {people.map((person) => (
        <Frame key={person.key}>
          <Resident person={person} shape="arch" priority />
        </Frame>
      ))}
      <DrawnNote people={people} tone="plain" />
    </Standing>
  );
}
