import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReplyOf } from '@parlour/contract/define-call';
import { listTransactions } from '@parlour/contract/payments/list-transactions';
import { credits } from '@parlour/testing/shop-data';
import { answer, lookedAtBy, refusal, waiting } from '@parlour/testing/stories';
import { entries, paymentOf } from '../testing/shop-stories.fixture.ts';
import { TransactionsPage } from './transactions-page.tsx';

const statuses = ['pending', 'completed', 'failed', 'withdrawn', 'refunded', 'charged_back'] as const;
const some: ReplyOf<typeof listTransactions> = {
  entries,
  payments: statuses.map((status, place) =>
    paymentOf(status, { payment_id: `01990000-0000-7000-8000-00000000000${place}` }),
  ),
  seller: null,
  page: 2,
  pages: 4,
  total: 72,
  totals: { balance: 205, added: 375, spent: 170 },
};
const none = {
  entries: [],
  payments: [],
  seller: null,
  page: 1,
  pages: 1,
  total: 0,
  totals: { balance: 0, added: 0, spent: 0 },
};
const one = {
  ...some,
  entries: entries.filter(({ kind }) => kind === 'purchase'),
  payments: [paymentOf('completed')],
  seller: credits.company,
  page: 1,
  pages: 1,
  total: 1,
};

const meta = {
  title: 'Screens/Payments/Transactions',
  component: TransactionsPage,
  parameters: { address: '/transactions', answers: [lookedAtBy('premium'), answer(listTransactions, some)] },
} satisfies Meta<typeof TransactionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = { args: { page: 2 } };
/** What waits for the confirmation has its price laid by. */
export const Unconfirmed: Story = {
  args: { page: 2 },
  parameters: {
    answers: [lookedAtBy('premium', { status: 'not_confirmed', credits: 130 }), answer(listTransactions, some)],
  },
};
export const Empty: Story = { parameters: { answers: [lookedAtBy('free'), answer(listTransactions, none)] } };
export const OnePayment: Story = {
  args: { paymentId: paymentOf('completed').payment_id },
  parameters: { answers: [answer(listTransactions, one)] },
};
export const Waiting: Story = { parameters: { answers: [lookedAtBy('premium'), waiting(listTransactions)] } };
export const Failed: Story = { parameters: { answers: [refusal(listTransactions, 'server_error')] } };
export const German: Story = { args: { page: 2 }, globals: { locale: 'de', viewport: { value: 'smallest' } } };
