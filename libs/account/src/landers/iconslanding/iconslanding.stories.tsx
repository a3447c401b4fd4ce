import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanderPage } from '../lander-page.tsx';
import { drawnEight, longestWords, showsLander } from '../shown-lander.fixture.ts';

const shown = showsLander('iconslanding');

const meta = {
  title: 'Screens/Account/Landers/Facts',
  component: LanderPage,
  args: {
    type: 'iconslanding',
    drawn: drawnEight,
  },
  parameters: shown(),
} satisfies Meta<typeof LanderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstFace: Story = {};
export const InOtherWords: Story = { parameters: shown({ variant: 'b' }) };
/** As many words as a brand may have of its own. */
export const LongestWords: Story = { parameters: shown(longestWords) };
export const GermanOnTheSmallestPhone: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
