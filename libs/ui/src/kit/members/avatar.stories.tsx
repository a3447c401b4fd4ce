import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPortrait, everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Avatar, type AvatarSize } from './avatar.tsx';
import type { PortraitState } from './portrait.tsx';

const sizes = everyOf<AvatarSize>({ tiny: true, small: true, medium: true, large: true });
const states = everyOf<PortraitState>({ shown: true, locked: true, missing: true, loading: true });

const said: Readonly<Record<string, string>> = { locked: 'Locked photo', missing: 'Nora has no photo yet' };

const meta = { title: 'Kit/Members/Avatar', component: Avatar } satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={sizes} states={[...states, 'online']}>
      {(size, state) => (
        <Avatar
          src={drawnPortrait('Nora')}
          alt={said[state] ?? 'Nora'}
          size={size}
          state={states.find((known) => known === state)}
          onlineLabel={state === 'online' ? 'online now' : undefined}
        />
      )}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    src: drawnPortrait('Nora'),
    alt: 'Nora',
    ground: 1,
    state: 'shown',
    size: 'large',
    late: false,
    onlineLabel: 'online now',
  },
};
