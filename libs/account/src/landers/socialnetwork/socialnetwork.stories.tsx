import type { Meta, StoryObj } from '@storybook/react-vite';
import { getLander } from '@parlour/contract/account/get-lander';
import { answer, drawnPortrait } from '@parlour/testing/stories';
import { LanderPage } from '../lander-page.tsx';
import { shownLander } from '../shown-lander.fixture.ts';

const shown = (changes: Parameters<typeof shownLander>[1] = {}) => ({
  answers: [answer(getLander, { lander: shownLander('socialnetwork', changes) })],
});

const meta = {
  title: 'Screens/Account/Landers/Quiet feed',
  component: LanderPage,
  args: {
    type: 'socialnetwork',
    drawn: ['evening', 'wine', 'music', 'garden', 'sea', 'books', 'late', 'tea'].map(drawnPortrait),
  },
  parameters: shown(),
} satisfies Meta<typeof LanderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstFace: Story = {};
export const InOtherWords: Story = { parameters: shown({ variant: 'b' }) };
export const InTheBrandsWords: Story = {
  parameters: shown({ headline: 'Good evening, stranger.', lead: 'Come in, it is warm.', cta: 'Come in' }),
};
export const GermanOnTheSmallestPhone: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
