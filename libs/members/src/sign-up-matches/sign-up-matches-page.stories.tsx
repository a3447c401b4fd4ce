import type { Meta, StoryObj } from '@storybook/react-vite';
import { signUpMatches } from '@parlour/contract/account/sign-up/sign-up-matches';
import { answer, lookedAtBy, refusal, storyCard, waiting } from '@parlour/testing/stories';
import { SignUpMatchesPage } from './sign-up-matches-page.tsx';

const profiles = ['Nora', 'Mila', 'Emma-Charlotte Luise', 'Sofia', 'Ida', 'Claire'].map((name, place) =>
  storyCard(name, { fictional: place === 3 }),
);
const viewer = lookedAtBy('free');

const meta = {
  title: 'Screens/Members/Sign-up matches',
  component: SignUpMatchesPage,
  parameters: { address: '/signup-matches', answers: [viewer, answer(signUpMatches, { profiles })] },
} satisfies Meta<typeof SignUpMatchesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Nobody: Story = { parameters: { answers: [viewer, answer(signUpMatches, { profiles: [] })] } };
export const Waiting: Story = { parameters: { answers: [viewer, waiting(signUpMatches)] } };
export const Failed: Story = { parameters: { answers: [viewer, refusal(signUpMatches, 'server_error')] } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
