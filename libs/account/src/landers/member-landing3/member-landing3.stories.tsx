import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyCard } from '@parlour/testing/stories';
import { LanderPage } from '../lander-page.tsx';
import { drawnEight, showsLander } from '../shown-lander.fixture.ts';

const shown = showsLander('member-landing3');

const meta = {
  title: 'Screens/Account/Landers/On a member, picture',
  component: LanderPage,
  args: {
    type: 'member-landing3',
    drawn: drawnEight,
  },
  parameters: shown(),
} satisfies Meta<typeof LanderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = {
  parameters: shown({ profile: storyCard('Nora', { verified: { photo: true, age: true }, demo: true }) }),
};
/** Who they are must be said, wherever the picture stands. */
export const FictionalProfile: Story = {
  parameters: shown({ profile: storyCard('Emma-Charlotte', { fictional: true, city: null }) }),
};
/** Shown, and does not take the words of somebody they have never met. */
export const TakesNoFirstMessage: Story = {
  parameters: shown({ profile: storyCard('Nora'), takes_message: false }),
};
/** The member has not agreed to be seen by visitors, or is not there: somebody is drawn, and said to be. */
export const Drawn: Story = {};
export const InOtherWords: Story = { parameters: shown({ variant: 'b', profile: storyCard('Nora') }) };
export const GermanOnTheSmallestPhone: Story = {
  parameters: shown({ profile: storyCard('Emma-Charlotte Wolkenstein') }),
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
