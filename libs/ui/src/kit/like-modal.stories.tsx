import type { Meta, StoryObj } from '@storybook/react-vite';
import { drawnPortrait } from '@parlour/testing/stories';
import { LikeModal } from './like-modal.tsx';
import { LinkButton } from './link-button.tsx';
import { Lead } from './type.tsx';

const meta = {
  title: 'Kit/Members/Like modal',
  component: LikeModal,
  args: {
    open: true,
    onClose: () => {},
    closeLabel: 'Close',
    title: 'New like!',
    portrait: { src: drawnPortrait('Nora'), alt: '', name: 'Nora, 41' },
    action: (
      <LinkButton href="/members/nora" tone="primary" size="large" block>
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
    title: "It's a match!",
    children: <Lead>You like each other.</Lead>,
    own: { src: drawnPortrait('Lucas'), alt: '', name: 'You' },
  },
};
export const LongWords: Story = {
  args: {
    title: 'Gegenseitige Zuneigung!',
    children: <Lead>Emma-Charlotte Wolkenstein-Hohenstaufen möchte dich kennenlernen.</Lead>,
    portrait: { alt: 'No photo yet', name: 'Emma-Charlotte Wolkenstein-Hohenstaufen, 63' },
  },
};
