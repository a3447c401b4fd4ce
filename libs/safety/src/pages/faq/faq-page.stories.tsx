import type { Meta, StoryObj } from '@storybook/react-vite';
import { FaqPage } from './faq-page.tsx';

const meta = {
  title: 'Screens/Safety/Questions and answers',
  component: FaqPage,
  args: { search: '' },
  parameters: { address: '/pages/faq' },
} satisfies Meta<typeof FaqPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Found: Story = { args: { search: 'credits' } };
export const NothingFound: Story = { args: { search: 'submarine' } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
