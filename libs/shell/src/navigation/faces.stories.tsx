import type { Meta, StoryObj } from '@storybook/react-vite';
import { storyCard } from '@parlour/testing/stories';
import { Faces } from './faces.tsx';

const meta = {
  title: 'Screens/Shell/Some of our members',
  component: Faces,
  args: {
    members: ['Nora', 'Emma-Charlotte Luise', 'Mila', 'Sofia', 'Ida', 'Carla'].map((name, place) =>
      storyCard(name, { demo: place === 3, fictional: place === 4 }),
    ),
  },
} satisfies Meta<typeof Faces>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {};
export const Two: Story = { args: { members: [storyCard('Nora'), storyCard('Mila', { main_image: null })] } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
