import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { drawnPortrait, everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { ArchPortrait } from './arch-portrait.tsx';
import { Evening, Guests } from '../layout/evening.tsx';
import { Wrap } from '../layout/layout.tsx';
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

/** Names that fill a narrow arch stand above the age, and are cut rather than broken. */
export const LongNames: Story = {
  globals: { viewport: { value: 'smallest' } },
  render: () => (
    <Evening>
      <Wrap style={{ paddingTop: 28 }}>
        <Guests>
          <ArchPortrait src={drawnPortrait('Nora')} alt="" name="Annemarie" age={35} />
          <ArchPortrait src={drawnPortrait('Mila')} alt="" name="Emma-Charlotte Wolkenstein" age={63} />
          <ArchPortrait src={drawnPortrait('Ida')} alt="" name="Ida" age={52} />
        </Guests>
      </Wrap>
    </Evening>
  ),
  play: async ({ canvasElement }) => {
    for (const name of within(canvasElement).getAllByText(/,$/)) {
      const plate = name.parentElement!;
      const lineHeight = Number.parseFloat(getComputedStyle(plate).lineHeight);
      await expect(name.offsetHeight).toBeLessThan(1.5 * lineHeight);
      await expect(plate.offsetWidth).toBeLessThanOrEqual(plate.parentElement!.parentElement!.offsetWidth);
    }
  },
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
