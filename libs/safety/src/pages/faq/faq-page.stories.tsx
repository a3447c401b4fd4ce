import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
/** No line ends after the hyphen of "E-Mails". */
export const German: Story = {
  globals: { locale: 'de', viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    for (const word of await canvas.findAllByText('E-Mails')) await expect(word.getClientRects()).toHaveLength(1);
  },
};
