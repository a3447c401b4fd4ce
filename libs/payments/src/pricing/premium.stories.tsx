import type { Meta, StoryObj } from '@storybook/react-vite';
import { listCredits } from '@parlour/contract/payments/list-credits';
import { answer, lookedAtBy, refusal, storyShop } from '@parlour/testing/stories';
import { PremiumPage } from './premium.tsx';

const prices = answer(listCredits, storyShop);
const meta = {
  title: 'Screens/Payments/Premium',
  component: PremiumPage,
  parameters: { address: '/premium', answers: [prices, lookedAtBy('visitor')] },
} satisfies Meta<typeof PremiumPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
export const FreeMember: Story = { parameters: { answers: [prices, lookedAtBy('free')] } };
export const PremiumMember: Story = { parameters: { answers: [prices, lookedAtBy('premium')] } };
export const Failed: Story = { parameters: { answers: [refusal(listCredits, 'server_error'), lookedAtBy('visitor')] } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
