import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPortrait, everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { ArchPortrait } from './arch-portrait.tsx';
import { Evening } from '../layout/evening.tsx';
import { MemberGrid } from './member-grid.tsx';
import type { PortraitGround } from './portrait-ground.ts';
import { Portrait, type PortraitShape, type PortraitState } from './portrait.tsx';
import { Tag } from '../labels/tag.tsx';

const shapes = everyOf<PortraitShape>({ card: true, arch: true, round: true, square: true });
const states = everyOf<PortraitState>({ shown: true, locked: true, missing: true, loading: true });
const grounds = everyOf<`${PortraitGround}`>({ 1: true, 2: true, 3: true, 4: true });

const said: Readonly<Record<string, string>> = { locked: 'Locked photo', missing: 'Nora has no photo yet' };

const meta = { title: 'Kit/Members/Portrait', component: Portrait } satisfies Meta<typeof Portrait>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={shapes} states={[...states, 'picture that fails']}>
      {(shape, state) => (
        <Portrait
          src={state === 'picture that fails' ? '/nothing.webp' : drawnPortrait('Nora')}
          alt={said[state] ?? 'Photo of Nora'}
          shape={shape}
          state={states.find((known) => known === state)}
        />
      )}
    </SpecimenSheet>
  ),
};

export const Grounds: Story = {
  render: () => (
    <SpecimenSheet variants={['card', 'square']} states={grounds}>
      {(shape, ground) => (
        <Portrait
          src={drawnPortrait('Ida')}
          alt="Photo of Ida"
          shape={shape}
          ground={Number(ground) as PortraitGround}
        />
      )}
    </SpecimenSheet>
  ),
};

/** Somebody is here: doorways on the lower edge of the evening. */
export const Arches: Story = {
  render: () => (
    <Evening>
      <MemberGrid>
        <li>
          <ArchPortrait src={drawnPortrait('Nora')} alt="" name="Nora" age={41} />
        </li>
        <li>
          <ArchPortrait src={drawnPortrait('Mila')} alt="" name="Mila" age={34} ground={2} lit />
        </li>
        <li>
          <ArchPortrait
            src={drawnPortrait('Ida')}
            alt=""
            name="Ida"
            age={52}
            ground={3}
            tag={<Tag tone="accent">New</Tag>}
          />
        </li>
        <li>
          <ArchPortrait alt="Nobody in sight" name="Emma-Charlotte Wolkenstein" age={63} ground={4} />
        </li>
      </MemberGrid>
    </Evening>
  ),
};
