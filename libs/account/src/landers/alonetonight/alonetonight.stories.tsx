import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyCard } from '@parlour/testing/stories';
import { LanderPage } from '../lander-page.tsx';
import { drawnEight, showsLander } from '../shown-lander.fixture.ts';

const shown = showsLander('alonetonight');

const meta = {
  title: 'Screens/Account/Landers/Alone tonight',
  component: LanderPage,
  args: {
    type: 'alonetonight',
    drawn: drawnEight,
  },
  parameters: shown(),
} satisfies Meta<typeof LanderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NobodyToShow: Story = {};
export const InOtherWords: Story = { parameters: shown({ variant: 'b' }) };
export const Members: Story = {
  parameters: shown({
    profiles: ['Nora', 'Mila', 'Emma-Charlotte', 'Ida', 'Sofia', 'Iris', 'Vera', 'Ruth'].map((name, place) =>
      storyCard(name, { demo: place % 3 === 2 }),
    ),
  }),
};
export const GermanOnTheSmallestPhone: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
