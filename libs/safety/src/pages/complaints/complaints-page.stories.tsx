import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getCompanyInfo } from '@parlour/contract/account/get-company-info';
import { answer, lookedAtBy } from '@parlour/testing/stories';
import { company } from '../company.fixture.ts';
import { ComplaintsPage } from './complaints-page.tsx';

const meta = {
  title: 'Screens/Safety/Complaints',
  component: ComplaintsPage,
  args: { receipt: null, paymentId: null },
  parameters: { address: '/complaints', answers: [answer(getCompanyInfo, { company }), lookedAtBy('visitor')] },
} satisfies Meta<typeof ComplaintsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Received: Story = { args: { receipt: { reference: '7K3F-9Q2M', answerBy: '2026-12-05' } } };

export const NothingFilledIn: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Send the complaint' }));
    await expect(await page.findByText('Choose a category.')).toBeVisible();
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
