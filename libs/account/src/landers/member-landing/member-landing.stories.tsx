import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
/** The cover goes over into the dark ground, without an edge through its glow. */
export const Dark: Story = {
  ...shown.member,
  globals: { scheme: 'dark' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(getComputedStyle(canvasElement.querySelector('section')!).maskImage).toContain('(0, 0, 0, 0)');
  },
};
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
