import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { createPayment } from '@parlour/contract/payments/create-payment';
import { getPayment } from '@parlour/contract/payments/get-payment';
import { listCredits } from '@parlour/contract/payments/list-credits';
import type { Package } from '@parlour/contract/types/payment';
import {
  answer,
  lookedAtBy,
  refusal,
  waiting,
  storyOffer,
  storyShop,
  storyShopWithOffer,
} from '@parlour/testing/stories';
import { TabBarRoom } from '@parlour/ui';
import { CreditsPage } from './credits-page.tsx';
import { paymentOf } from '../testing/shop-stories.fixture.ts';
import type { CreditsReply } from './use-order.ts';

const meta = {
  title: 'Screens/Payments/Credits',
  component: CreditsPage,
  parameters: { address: '/credits', answers: [lookedAtBy('premium'), answer(listCredits, storyShop)] },
} satisfies Meta<typeof CreditsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Buying needs an account; the prices do not. */
export const Visitor: Story = { parameters: { answers: [lookedAtBy('visitor'), answer(listCredits, storyShop)] } };
export const Free: Story = selling(storyShopWithOffer);
export const Premium: Story = {};

export const StyleP0: Story = { name: 'Style P0', ...selling({ ...storyShopWithOffer, style: 'p0' }) };
export const StyleP1: Story = { name: 'Style P1', ...selling({ ...storyShopWithOffer, style: 'p1' }) };
export const StyleP2: Story = { name: 'Style P2', ...selling({ ...storyShopWithOffer, style: 'p2' }) };
export const StyleP3: Story = { name: 'Style P3', ...selling({ ...storyShopWithOffer, style: 'p3' }) };

export const CodeCounts: Story = { args: { code: 'EVENING' }, ...selling(storyShopWithOffer) };

/** The smallest package is below what the code is for. */
export const CodeWithMinimum: Story = { args: { code: 'EVENING' }, ...selling(shopWithCodeFrom(2000)) };

/** With the way to pay that is chosen the code does not count. */
export const CodeForOtherWaysToPay: Story = {
  args: { code: 'EVENING', paymentMethod: 'ideal' },
  parameters: { answers: [lookedAtBy('free'), codeByPaypal(), answer(listCredits, storyShop)] },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: 'Discount code' });
    await expect(field).toHaveAccessibleDescription('Only for payments by PayPal.');
  },
};

/** Nothing was paid at the provider yet. */
export const PaymentStillOpen: Story = {
  parameters: {
    answers: [
      lookedAtBy('free'),
      answer(listCredits, { ...storyShop, open_payment: paymentOf('pending').payment_id }),
      answer(getPayment, { payment: paymentOf('pending'), credits: 0 }),
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('link', { name: 'See this payment' })).toBeVisible();
  },
};

/** The prices stay as they are without the code, and the field says why. */
export const CodeRefused: Story = {
  args: { code: 'EVENING' },
  parameters: { answers: [lookedAtBy('free'), refusedCode('code_expired'), answer(listCredits, storyShop)] },
  play: async ({ canvasElement }) => {
    const field = await within(canvasElement).findByRole('textbox', { name: 'Discount code' });
    await expect(field).toHaveAccessibleDescription('This code has expired.');
    await waitFor(() => expect(field).toHaveFocus());
  },
};

/** Nothing is paid before the member asks to have the credits at once. */
export const ConsentMissing: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: /^Pay €/ }));
    const wish = page.getByRole('checkbox', { name: /Add my credits/ });
    await waitFor(() => expect(wish).toBeInvalid());
    await waitFor(() => expect(wish).toHaveFocus());
  },
};

export const Starting: Story = {
  parameters: { answers: [lookedAtBy('free'), answer(listCredits, storyShop), waiting(createPayment)] },
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    await expect(await within(canvasElement).findAllByText('Starting the payment')).not.toHaveLength(0);
  },
};

/** Nothing was charged, and the order stays as it was chosen. */
export const Refused: Story = {
  parameters: {
    answers: [lookedAtBy('free'), answer(listCredits, storyShop), refusal(createPayment, 'method_unavailable')],
  },
  play: async ({ canvasElement }) => {
    await pay(canvasElement);
    await expect(await within(canvasElement).findByRole('alert')).toBeVisible();
  },
};

/** A payment was charged back. */
export const PaymentsBlocked: Story = selling({ ...storyShop, methods: [], payment_blocked: true });
export const NothingOnSale: Story = selling({ ...storyShop, packages: [] });
export const Waiting: Story = { parameters: { answers: [lookedAtBy('free'), waiting(listCredits)] } };
export const Failed: Story = { parameters: { answers: [lookedAtBy('free'), refusal(listCredits, 'server_error')] } };
export const Phone: Story = { ...selling(storyShopWithOffer), globals: { viewport: { value: 'phone' } } };
export const German: Story = { ...selling(storyShopWithOffer), globals: { locale: 'de' } };
export const GermanOnTheSmallestPhone: Story = {
  ...selling(storyShopWithOffer),
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
/** However high the words make the bar, the page has room for it, and nothing that has the focus is behind it. */
export const LargeTextOnTheSmallestPhone: Story = {
  ...selling(storyShopWithOffer),
  globals: { locale: 'de', text: 'twice as large', viewport: { value: 'smallest' } },
  render: (args) => (
    <TabBarRoom data-testid="room">
      <CreditsPage {...args} />
    </TabBarRoom>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const pay = await page.findByRole('button', { name: /^Kaufen mit/ });
    const bar = pay.closest<HTMLElement>('[data-action-bar]')!;
    const room = Number.parseFloat(getComputedStyle(page.getByTestId('room')).paddingBottom);
    await expect(room).toBeGreaterThanOrEqual(bar.offsetHeight);
    await waitFor(() => expect(bar.offsetHeight).toBeGreaterThan(150));
    const keptFree = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom);
    await expect(keptFree).toBeGreaterThanOrEqual(bar.offsetHeight);
  },
};

function shopWithCodeFrom(minimum_order_value: number): CreditsReply {
  const discount = { ...storyOffer, code: 'EVENING', minimum_order_value };
  const isReached = ({ price }: Package) => price.amount >= minimum_order_value;
  const packages = storyShop.packages.map((each, place) =>
    isReached(each) ? storyShopWithOffer.packages[place]! : each,
  );
  return { ...storyShop, discount, packages };
}

function codeByPaypal() {
  const discount = { ...storyOffer, code: 'EVENING', paymentmethods: ['paypal'] };
  return answer({ ...listCredits, when: { discount_code: 'EVENING' } }, { ...storyShopWithOffer, discount });
}

function selling(reply: CreditsReply): Story {
  return { parameters: { answers: [lookedAtBy('free'), answer(listCredits, { ...reply, credits: 0 })] } };
}

function refusedCode(code: ErrorCode) {
  return refusal({ ...listCredits, when: { discount_code: 'EVENING' } }, code);
}

async function pay(canvasElement: HTMLElement): Promise<void> {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('checkbox', { name: /Add my credits/ }));
  await userEvent.click(page.getByRole('button', { name: /^Pay €/ }));
}
