import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { getDiscountcode } from '@parlour/contract/payments/get-discountcode';
import type { DiscountCode } from '@parlour/contract/types/payment';
import { answer, lookedAtBy, stopClock, storyOffer } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { WelcomeNote, WelcomeOffer } from './welcome-offer.tsx';

const tonight = { ...storyOffer, expires: '2026-11-21T23:12:05.000Z' };

const meta = {
  title: 'Screens/Payments/Welcome offer',
  component: WelcomeOffer,
  beforeEach: stopClock,
  parameters: { address: '/members' },
} satisfies Meta<typeof WelcomeOffer>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Words until its last day. */
export const ForSomeDays: Story = running(storyOffer);

/** It counts down on its last day. */
export const LastDay: Story = {
  ...running(tonight),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('timer')).toHaveTextContent('03:12:05');
  },
};

export const AnotherFollows: Story = {
  ...running({ ...tonight, ends_for_real: false }),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('timer')).toHaveTextContent('03:12:05');
    await expect(canvas.getByText('After that, an offer as good follows.')).toBeVisible();
  },
};

/** Inside another box that leads to the packages itself. */
export const AsANote: Story = {
  ...running(storyOffer),
  render: () => (
    <Wrap $narrow>
      <WelcomeNote />
    </Wrap>
  ),
};

/** A phone has room for one line above the page, with a target as high as a thumb needs. */
export const OneLineOnAPhone: Story = {
  ...running(tonight),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const link = await canvas.findByRole('link');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('region').getBoundingClientRect().height).toBeLessThanOrEqual(50);
    await expect(canvas.getByRole('timer')).toBeVisible();
  },
};
export const GermanOnAPhone: Story = {
  ...OneLineOnAPhone,
  globals: { locale: 'de', viewport: { value: 'phone' } },
};
/** Where longer words need a second line they take it, and nothing goes off sideways. */
export const German: Story = {
  ...running(tonight),
  globals: { locale: 'de', viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('timer')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};

function running(discount: DiscountCode): Story {
  return {
    parameters: {
      answers: [lookedAtBy('free'), answer(getDiscountcode, { discount_code: discount })],
    },
  };
}
