import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import type { IconButtonLook, IconButtonSize } from './icon-button.tsx';
import { LikeButton } from './like-button.tsx';

const meta = { title: 'Kit/Actions/Like button', component: LikeButton } satisfies Meta<typeof LikeButton>;
export default meta;
type Story = StoryObj;

const looks = everyOf<IconButtonLook>({ plain: true, raised: true, edge: true, deep: true });
const sizes = everyOf<IconButtonSize>({ medium: true, large: true, huge: true });

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={looks} states={[...sizes, 'liked', 'unavailable']}>
      {(look, state) => (
        <LikeButton
          label="Like Nora"
          look={look}
          size={sizes.find((size) => size === state)}
          liked={state === 'liked'}
          unavailable={state === 'unavailable'}
        />
      )}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  argTypes: {
    look: { control: 'select', options: looks },
    size: { control: 'select', options: sizes },
  },
  args: { label: 'Like Nora', look: 'raised', size: 'large', liked: false, unavailable: false },
};
