import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import type { DiscountCode } from '@parlour/contract/types/payment';
import { answer, lookedAtBy, stopClock } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { offer } from '../testing/shop-stories.fixture.ts';
import { WelcomeNote, WelcomeOffer } from './welcome-offer.tsx';

const tonight = { ...offer, expires: '2026-11-21T23:12:05.000Z' };

const meta = {
  title: 'Screens/Payments/Welcome offer',
  component: WelcomeOffer,
  beforeEach: stopClock,
  parameters: { address: '/members' },
} satisfies Meta<typeof WelcomeOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Words until its last day. */
export const ForSomeDays: Story = running(offer);

/** It counts down only on the day that it truly ends. */
export const LastDay: Story = {
  ...running(tonight),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('timer')).toHaveTextContent('03:12:05');
  },
};

export const AnotherFollows: Story = running({ ...tonight, ends_for_real: false });

/** Inside another box that leads to the packages itself. */
export const AsANote: Story = {
  ...running(offer),
  render: () => (
    <Wrap $narrow>
      <WelcomeNote />
    </Wrap>
  ),
};

export const German: Story = { ...running(tonight), globals: { locale: 'de', viewport: { value: 'smallest' } } };

function running(discount: DiscountCode): Story {
  return {
    parameters: {
      answers: [lookedAtBy('free'), answer(getDiscountcode, { discount_code: discount })],
    },
  };
}
