import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { listCredits } from '@parlour/contract/payments/list-credits';
import { answer, refusal, storyShop } from '@parlour/testing/stories';
import { PricingPage } from './pricing.tsx';

const meta = {
  title: 'Screens/Payments/Pricing',
  component: PricingPage,
  parameters: { address: '/pricing', answers: [answer(listCredits, storyShop)] },
} satisfies Meta<typeof PricingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Prices: Story = {};

/** No way to pay is offered: nobody is invited to buy. */
export const NothingOnSale: Story = { parameters: { answers: [answer(listCredits, { ...storyShop, methods: [] })] } };

export const CountriesOpen: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Country: Netherlands' }));
    await waitFor(() => expect(page.getAllByRole('menuitem')).toContain(document.activeElement));
  },
};

export const Failed: Story = { parameters: { answers: [refusal(listCredits, 'server_error')] } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
