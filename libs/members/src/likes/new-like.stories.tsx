import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookedAtBy, storyCard } from '@parlour/testing/stories';
import { NewLike } from './new-like.tsx';

const meta = {
  title: 'Screens/Members/New like',
  component: NewLike,
  args: { profile: storyCard('Nora', { like_new: true }), onClose: () => undefined },
  parameters: { answers: [lookedAtBy('free')] },
} satisfies Meta<typeof NewLike>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Like: Story = {};
export const Match: Story = { args: { profile: storyCard('Nora', { like_new: true, like_sent: true }) } };
export const WithoutPhoto: Story = { args: { profile: storyCard('Emma-Charlotte', { main_image: null }) } };
export const German: Story = { args: { profile: storyCard('Emma-Charlotte') }, globals: { locale: 'de' } };
