import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { listCredits } from '@parlour/contract/payments/list-credits';
import type { Payment } from '@parlour/contract/types/payment';
import { storedFactKey } from '@parlour/state/stored/stored-fact';
import { deviceStorage } from '@parlour/state/stored/browser-storage';
import { answer, lookedAtBy, refusal, storyCard, storyShop } from '@parlour/testing/stories';
import { PaymentPage } from './payment-page.tsx';
import { paymentOf } from '../testing/shop-stories.fixture.ts';

const meta = {
  title: 'Screens/Payments/Payment',
  component: PaymentPage,
  args: { paymentId: paymentOf('pending').payment_id },
  parameters: { address: '/payments/story' },
  /** No story begins with the last conversation of another. */
  beforeEach: () => localStorage.clear(),
} satisfies Meta<typeof PaymentPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Pending: Story = standing(paymentOf('pending', { next: { kind: 'wait' } }));
/** The provider's page was left before its end, and leads on. */
export const PendingAtTheProvider: Story = standing(paymentOf('pending'));
export const Completed: Story = standing(paymentOf('completed'));
/** The credits were wanted for somebody, and lead back there too. */
export const CompletedForSomebody: Story = {
  ...standing(paymentOf('completed')),
  beforeEach() {
    const last = { profileId: storyCard('Emma').id, name: 'Emma', at: paymentOf('completed').created_at };
    deviceStorage.write(storedFactKey(`last-chat.${storyCard('Lucas').id}`), JSON.stringify(last));
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'Back to Emma' })).toBeVisible();
  },
};
export const Failed: Story = standing(paymentOf('failed', { error: 'payment_failed' }));
export const FailedByTheProvider: Story = standing(paymentOf('failed', { error: 'provider_down' }));
/** Days later it leads to customer service, with its number. */
export const PendingForLong: Story = standing(paymentOf('pending', { created_at: '2026-11-18T19:58:00.000Z' }));
export const PaidBack: Story = standing(paymentOf('refunded', { returned: { amount: 1032, currency: 'EUR' } }));
/** No purchase is taken from them any more. */
export const ChargedBack: Story = standing(paymentOf('charged_back'));
export const Unreadable: Story = {
  parameters: { answers: [lookedAtBy('premium'), refusal(getPayment, 'server_error')] },
};
export const German: Story = {
  ...standing(paymentOf('pending')),
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};

function standing(payment: Payment): Story {
  const answers = [
    lookedAtBy('premium'),
    answer(getPayment, { payment, credits: 490 }),
    answer(listCredits, storyShop),
  ];
  return { parameters: { answers } };
}
