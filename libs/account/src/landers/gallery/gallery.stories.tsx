import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { storyCard } from '@parlour/testing/stories';
import { LanderPage } from '../lander-page.tsx';
import { drawnEight, showsLander } from '../shown-lander.fixture.ts';

const shown = showsLander('gallery');

const meta = {
  title: 'Screens/Account/Landers/Gallery',
  component: LanderPage,
  args: {
    type: 'gallery',
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
/** Pictures and guest book begin at one edge, which is that of the page. */
export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [picture] = within(await page.findByRole('list', { name: 'Portraits' })).getAllByRole('listitem');
    const edge = page.getByRole('heading', { name: 'The guest book' }).getBoundingClientRect().left;
    await expect(picture!.getBoundingClientRect().left).toBeCloseTo(edge, 0);
    await expect(edge).toBeCloseTo(64, 0);
  },
};
export const GermanOnTheSmallestPhone: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
