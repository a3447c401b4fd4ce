import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { drawnPortrait } from '@parlour/testing/stories';
import { LikeModal } from './like-modal.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { Lead } from '../layout/type.tsx';

const meta = {
  title: 'Kit/Members/Like modal',
  component: LikeModal,
  args: {
    open: true,
    onClose: () => {},
    closeLabel: 'Close',
    title: 'New like!',
    portrait: { src: drawnPortrait('Nora'), alt: '', name: 'Nora', age: 41 },
    action: (
      <LinkButton href="/members/nora" tone="bright" size="large" block>
        See who it is
      </LinkButton>
    ),
  },
} satisfies Meta<typeof LikeModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {};
export const Match: Story = {
  args: {
    title: 'It’s a match!',
    children: <Lead>You like each other.</Lead>,
    own: { src: drawnPortrait('Lucas'), alt: '', name: 'You' },
  },
};
/** The second tap of a double tap finds no button; a moment later its press is one. */
export const FirstMoments: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog');
    const act = within(dialog).getByRole('link', { name: 'See who it is' });
    const close = within(dialog).getByRole('button', { name: 'Close' });
    const isUnderFinger = (button: HTMLElement) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    };
    const motions = () => dialog.getAnimations({ subtree: true });
    const arriving = motions();
    for (const motion of arriving) motion.currentTime = 400;
    await expect([act, close].map(isUnderFinger)).toEqual([false, true]);
    for (const motion of arriving) motion.finish();
    await waitFor(() => expect([act, close].map(isUnderFinger)).toEqual([true, true]));
  },
};
export const LongWords: Story = {
  args: {
    title: 'Gegenseitige Zuneigung!',
    children: <Lead>Emma-Charlotte Wolkenstein-Hohenstaufen möchte dich kennenlernen.</Lead>,
    portrait: { alt: 'No photo yet', name: 'Emma-Charlotte Wolkenstein-Hohenstaufen', age: 63 },
  },
};
