import type { Meta, StoryObj } from '@storybook/react-vite';
import { getLike } from '@parlour/contract/members/get-like';
import { markLikesSeen } from '@parlour/contract/members/mark-likes-seen';
import { answer, lookedAtBy, refusal, storyCard, storyTime, waiting } from '@parlour/testing/stories';
import { LikePage } from './like-page.tsx';

const nora = storyCard('Nora', { like_new: true });
const likeBy = (profile: typeof nora, match = false) =>
  answer(getLike, { like: { profile, liked_at: storyTime, like_new: true, match } });
const seen = answer(markLikesSeen, { total_new: 0 });

const meta = {
  title: 'Screens/Members/Like of a member',
  component: LikePage,
  args: { id: nora.id },
  parameters: { address: `/likes/m/${nora.id}` },
} satisfies Meta<typeof LikePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Received: Story = { parameters: { answers: [lookedAtBy('free'), likeBy(nora), seen] } };
export const Match: Story = {
  parameters: { answers: [lookedAtBy('free'), likeBy({ ...nora, like_sent: true }, true), seen] },
};
export const LongWords: Story = {
  parameters: {
    answers: [lookedAtBy('free'), likeBy(storyCard('Emma-Charlotte-Sophie', { like_new: false })), seen],
  },
  globals: { locale: 'de' },
};
export const Waiting: Story = { parameters: { answers: [lookedAtBy('free'), waiting(getLike)] } };
export const Gone: Story = { parameters: { answers: [lookedAtBy('free'), refusal(getLike, 'like_not_found')] } };
