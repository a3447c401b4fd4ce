import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { Button } from '../actions/button.tsx';
import { OrderSummary, type OrderSummaryProps } from './order-summary.tsx';
import { Text } from '../layout/type.tsx';

const order: OrderSummaryProps = {
  title: 'Your order',
  lines: [
    { label: '250 credits', amount: '€29.90' },
    { label: 'Welcome discount, 25%', amount: '−€7.47', tone: 'good' },
    { label: 'Transaction costs', amount: '€0.35' },
  ],
  total: { label: 'Total', note: 'incl. VAT', amount: '€22.78' },
  children: (
    <>
      <Button tone="primary" size="large" block>
        Pay €22.78
      </Button>
      <Text $size="small" $tone="quiet">
        14 day free returns
      </Text>
    </>
  ),
};

const specimens: Record<string, Partial<OrderSummaryProps>> = {
  'with a discount': {},
  plain: { lines: order.lines.slice(0, 1), total: { label: 'Total', amount: '€29.90' }, children: undefined },
  pending: {
    children: (
      <Button tone="primary" size="large" block pending pendingLabel="Paying">
        Pay €22.78
      </Button>
    ),
  },
  'long words': {
    title: 'Bestellübersicht',
    lines: [
      { label: '1.250 Guthabenpunkte', amount: '1 234,90 zł' },
      { label: 'Willkommensrabatt für die erste Bestellung', amount: '−308,72 zł', tone: 'good' },
    ],
    total: { label: 'Gesamtbetrag', note: 'einschließlich Mehrwertsteuer', amount: '926,18 zł' },
  },
};

const meta = { title: 'Kit/Payments/Order summary', component: OrderSummary } satisfies Meta<typeof OrderSummary>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['order']} states={Object.keys(specimens)}>
      {(_, state) => <OrderSummary {...order} title={`${order.title}, ${state}`} {...specimens[state]} />}
    </SpecimenSheet>
  ),
};

/** An amount that has no room beside its words stands below them, inside the card. */
export const LargeText: Story = {
  globals: { text: 'twice as large', viewport: { value: 'smallest' } },
  render: () => <OrderSummary {...order} {...specimens['long words']} />,
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('complementary').getBoundingClientRect();
    for (const amount of canvasElement.querySelectorAll('dd')) {
      const words = amount.previousElementSibling!;
      await waitFor(() =>
        expect(amount.getBoundingClientRect().top).toBeGreaterThanOrEqual(words.getBoundingClientRect().bottom),
      );
      await expect(amount.getBoundingClientRect().right).toBeLessThan(card.right);
    }
  },
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: order,
};
