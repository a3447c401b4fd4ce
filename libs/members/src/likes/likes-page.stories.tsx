import type { Meta, StoryObj } from '@storybook/react-vite';
import { listLikes, type LikesOfType } from '@parlour/contract/members/list-likes';
import { answer, lookedAtBy, refusal, storyCard, storyTime, waiting } from '@parlour/testing/stories';
import { LikesPage } from './likes-page.tsx';

const nobody: LikesOfType = {
  likes: [],
  page: 1,
  pages: 1,
  total: 0,
  counts: { received: 0, sent: 0, matches: 0 },
  total_new: 0,
};
const some: LikesOfType = {
  likes: ['Nora', 'Mila', 'Emma-Charlotte', 'Sofia', 'Ida'].map((name, place) => ({
    profile: storyCard(name, { like_new: place < 2 }),
    liked_at: storyTime,
    like_new: place < 2,
    match: place === 2,
  })),
  page: 1,
  pages: 3,
  total: 53,
  counts: { received: 53, sent: 4, matches: 1 },
  total_new: 2,
};

const meta = {
  title: 'Screens/Members/Likes',
  component: LikesPage,
  args: { type: 'received', page: 1 },
  parameters: { address: '/likes' },
} satisfies Meta<typeof LikesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { parameters: { answers: [lookedAtBy('free'), answer(listLikes, some)] } };
export const LaterPage: Story = {
  args: { page: 2 },
  parameters: { answers: [lookedAtBy('free'), answer(listLikes, { ...some, page: 2 })] },
};
export const BehindTheLast: Story = {
  args: { page: 9 },
  parameters: { answers: [lookedAtBy('free'), answer(listLikes, { ...some, likes: [], page: 9 })] },
};
export const NobodyYet: Story = { parameters: { answers: [lookedAtBy('free'), answer(listLikes, nobody)] } };
export const Waiting: Story = { parameters: { answers: [lookedAtBy('free'), waiting(listLikes)] } };
export const Failed: Story = { parameters: { answers: [lookedAtBy('free'), refusal(listLikes, 'server_error')] } };
export const NothingSent: Story = { args: { type: 'sent' }, parameters: NobodyYet.parameters };
export const Matches: Story = { args: { type: 'matches' }, parameters: Some.parameters };
export const NoMatches: Story = { args: { type: 'matches' }, parameters: NobodyYet.parameters };
export const German: Story = { ...Some, globals: { locale: 'de' } };
