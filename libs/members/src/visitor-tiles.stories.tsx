import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookedAtBy, storyCard } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { VisitorTiles } from './visitor-tiles.tsx';

const names = ['Nora', 'Mila', 'Claire', 'Sofia', 'Ida', 'Iris', 'Vera'];

const meta = {
  title: 'Screens/Members/Visitor tiles',
  component: VisitorTiles,
  args: { members: names.map((name, place) => storyCard(name, { fictional: place === 2, demo: place === 4 })) },
  parameters: { answers: [lookedAtBy('visitor')] },
  decorators: [
    (Story) => (
      <Wrap style={{ paddingBlock: 24 }}>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof VisitorTiles>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const WithoutPhotos: Story = { args: { members: names.map((name) => storyCard(name, { main_image: null })) } };
export const LongNamesOnThePhone: Story = {
  args: {
    members: ['Emma-Charlotte Wolkenstein', 'Marie-Louise'].map((name) =>
      storyCard(name, { country: 'DE', city: 'Garmisch-Partenkirchen', fictional: true }),
    ),
  },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
