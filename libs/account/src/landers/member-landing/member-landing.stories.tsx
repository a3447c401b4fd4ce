import type { Meta, StoryObj } from '@storybook/react-vite';
import type { LanderPage } from '../lander-page.tsx';
import { memberLanderStories } from '../member-landers.fixture.ts';

const shown = memberLanderStories('member-landing');

const meta = {
  title: 'Screens/Account/Landers/On a member, profile',
  ...shown.meta,
} satisfies Meta<typeof LanderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Member: Story = shown.member;
/** Who they are must be said, wherever the picture stands. */
export const FictionalProfile: Story = shown.fictional;
/** Shown, and does not take the words of somebody they have never met. */
export const TakesNoFirstMessage: Story = shown.takesNoFirstMessage;
/** The member has not agreed to be seen by visitors, or is not there: somebody is drawn, and said to be. */
export const Drawn: Story = {};
export const InOtherWords: Story = shown.inOtherWords;
export const GermanOnTheSmallestPhone: Story = {
  ...shown.longName,
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
