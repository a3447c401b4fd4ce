import type { Meta, StoryObj } from '@storybook/react-vite';
import { Settings } from 'lucide-react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { IconButton, IconLink } from './icon-button.tsx';
import type { IconButtonLook, IconButtonSize } from './icon-button.tsx';

const meta = { title: 'Kit/Actions/Icon button', component: IconButton } satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj;

const looks = everyOf<IconButtonLook>({ plain: true, raised: true, edge: true, deep: true });
const sizes = everyOf<IconButtonSize>({ medium: true, large: true, huge: true });

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={looks} states={[...sizes, 'pressed', 'unavailable', 'link']}>
      {(look, state) =>
        state === 'link' ? (
          <IconLink label="Settings" glyph={Settings} look={look} href="/settings" />
        ) : (
          <IconButton
            label="Settings"
            glyph={Settings}
            look={look}
            size={sizes.find((size) => size === state)}
            pressed={state === 'pressed' || undefined}
            unavailable={state === 'unavailable'}
          />
        )
      }
    </SpecimenSheet>
  ),
  play: async ({ canvasElement }) => {
    for (const shut of canvasElement.querySelectorAll('[aria-disabled]')) {
      await expect(getComputedStyle(shut).opacity).toBe('1');
    }
  },
};

/** A ring of one colour is lost on a picture of that colour: there it lies on a ring of the surface. */
export const FocusOverAPicture: Story = {
  parameters: { layout: 'centered' },
  render: () => <IconButton label="Like" glyph={Settings} look="raised" pressed />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    const like = canvas.getByRole('button', { name: 'Like' });
    await expect(like).toHaveFocus();
    await waitFor(() => expect(getComputedStyle(like).boxShadow).toMatch(/0px 0px 0px 7px/));
  },
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    label: 'Settings',
    glyph: Settings,
    look: 'raised',
    size: 'medium',
    pressed: false,
    unavailable: false,
  },
};
