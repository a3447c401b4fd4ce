import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { LanguagePage } from './language-page.tsx';

const meta = {
  title: 'Screens/Account/Language',
  component: LanguagePage,
  parameters: { address: '/lang-config' },
} satisfies Meta<typeof LanguagePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const EveryLanguage: Story = {
  play: async ({ canvasElement }) => {
    const links = await within(canvasElement).findAllByRole('link');
    for (const link of links) await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
    const columns = [...new Set(links.map(({ offsetLeft }) => offsetLeft))];
    const steps = columns.slice(1).map((left, index) => left - columns[index]!);
    await expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(1);
  },
};
export const Refused: Story = {
  args: { refusal: { code: 'rate_limited', params: { minutes: 12 }, language: 'nl' } },
};
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
