import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
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
/** The house begins where the words do, and its people are in the first view. */
export const Desk: Story = {
  ...Members,
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [resident, headline] = [await page.findByText('Nora, 41'), page.getByRole('heading', { level: 1 })];
    const below = resident.getBoundingClientRect().top - headline.getBoundingClientRect().top;
    await expect(below).toBeLessThan(200);
  },
};
/** A name of usual length stands on one line of a small window. */
export const Phone: Story = {
  parameters: shown({
    profiles: ['Brechtje', 'Carla', 'Elske', 'Ida', 'Iris'].map((name) => storyCard(name, { demo: true })),
  }),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const plate = await within(canvasElement).findByText('Brechtje, 41');
    await expect(plate.getClientRects()).toHaveLength(1);
    await expect(plate.offsetHeight).toBeLessThan(20);
  },
};
export const GermanOnTheSmallestPhone: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
