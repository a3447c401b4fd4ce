import type { Meta, StoryObj } from '@storybook/react-vite';
import { signupMatches } from '@parlour/contract/account/sign-up/signup-matches';
import { answer, lookedAtBy, refusal, storyCard, waiting } from '@parlour/testing/stories';
import { SignupMatchesPage } from './signup-matches-page.tsx';

const profiles = ['Nora', 'Mila', 'Emma-Charlotte Luise', 'Sofia', 'Ida', 'Claire'].map((name, place) =>
  storyCard(name, { fictional: place === 3 }),
);
const viewer = lookedAtBy('free');

const meta = {
  title: 'Screens/Members/Sign-up matches',
  component: SignupMatchesPage,
  parameters: { address: '/signup-matches', answers: [viewer, answer(signupMatches, { profiles })] },
} satisfies Meta<typeof SignupMatchesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Nobody: Story = { parameters: { answers: [viewer, answer(signupMatches, { profiles: [] })] } };
export const Waiting: Story = { parameters: { answers: [viewer, waiting(signupMatches)] } };
export const Failed: Story = { parameters: { answers: [viewer, refusal(signupMatches, 'server_error')] } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
