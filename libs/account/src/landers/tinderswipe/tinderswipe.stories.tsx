import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { drawnPortrait } from '@parlour/testing/stories';
import { LanderPage } from '../lander-page.tsx';
import { showsLander } from '../shown-lander.fixture.ts';

const shown = showsLander('tinderswipe');

const meta = {
  title: 'Screens/Account/Landers/Swipe',
  component: LanderPage,
  args: { type: 'tinderswipe', drawn: ['evening', 'wine', 'music'].map(drawnPortrait) },
  parameters: shown(),
} satisfies Meta<typeof LanderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const FirstCard: Story = {};
export const InOtherWords: Story = { parameters: shown({ variant: 'b' }) };

/** Without scrolling, below a header as high as the site's: a choice is what the page is about. */
export const ChoicesInSight: Story = {
  globals: { locale: 'de', viewport: { value: 'phone' } },
  parameters: shown({ variant: 'b' }),
  play: async ({ canvasElement }) => {
    const like = await within(canvasElement).findByRole('button', { name: 'Liken' });
    await expect(like.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight - 56);
  },
};

/** Below the header, and above the strip that asks about cookies. */
export const ChoicesInSightOnADesk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    const like = await within(canvasElement).findByRole('button', { name: 'Like' });
    await expect(like.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight - 64 - 68);
  },
};

/** Three choices by three keys, and the way on. */
export const AllSeen: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    (
      await page.findByRole('group', { name: 'To the right: you like them, They hear of it, and nobody else does.' })
    ).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowDown}');
    await expect(await page.findByRole('link', { name: 'Join free' })).toBeVisible();
  },
};
export const GermanOnTheSmallestPhone: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
