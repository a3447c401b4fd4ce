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

/** Below a header and above what else a desk shows; of the picture, so much height for its width shows a whole face. */
const wholeFaceInSight = (width: number, height: number, taken: number): Story => ({
  globals: { locale: 'fi', viewport: { value: 'window' } },
  parameters: {
    viewport: { options: { window: { name: 'window', styles: { width: `${width}px`, height: `${height}px` } } } },
  },
  play: async ({ canvas, canvasElement }) => {
    const like = await canvas.findByRole('button', { name: 'Tykkää' });
    await expect(like.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - taken);
    const picture = canvasElement.querySelector<HTMLElement>('article > :first-child')!;
    await expect(picture.offsetHeight / picture.offsetWidth).toBeGreaterThan(0.62);
  },
});

/** A headline of three lines, at which a card as wide as ever would cut the face off below the nose. */
export const FinnishOnALowPhone = wholeFaceInSight(360, 640, 56);
export const FinnishOnALowDesk = wholeFaceInSight(1280, 720, 64 + 68);
export const FinnishOnADesk = wholeFaceInSight(1280, 900, 64 + 68);

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
