import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getCompanyInfo } from '@parlour/contract/account/reference-data/get-company-info';
import { complain } from '@parlour/contract/safety/complain';
import { answer, lookedAtBy, refusal, waiting } from '@parlour/testing/stories';
import { company } from '../company.fixture.ts';
import { ComplaintsPage } from './complaints-page.tsx';

const info = answer(getCompanyInfo, { company });
const meta = {
  title: 'Screens/Safety/Complaints',
  component: ComplaintsPage,
  args: { receipt: null, paymentId: null, about: null },
  parameters: { address: '/complaints', answers: [info, lookedAtBy('visitor')] },
} satisfies Meta<typeof ComplaintsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.type(await page.findByRole('textbox', { name: 'Your name' }), 'Lucas');
  await userEvent.type(page.getByRole('textbox', { name: 'E-mail address' }), 'lucas@example.org');
  await userEvent.selectOptions(page.getByRole('combobox'), 'payment');
  await userEvent.type(page.getByRole('textbox', { name: 'Your complaint' }), 'My credits never came.');
  await userEvent.click(page.getByRole('button', { name: 'Send the complaint' }));
  return page;
};

export const Empty: Story = {};
export const Received: Story = { args: { receipt: { reference: '7K3F-9Q2M', answerBy: '2026-12-05' } } };

/** As the mail of a decision leads here. */
export const AboutDecision: Story = { args: { about: '7K3F-9Q2M' } };

export const NothingFilledIn: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Send the complaint' }));
    await expect(await page.findByText('Choose a category.')).toBeVisible();
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Your name' })).toHaveFocus());
  },
};

export const Waiting: Story = {
  parameters: { answers: [info, lookedAtBy('visitor'), waiting(complain)] },
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement);
    await expect(await page.findByText('Sending')).toHaveRole('status');
  },
};

/** What was typed stays. */
export const Failed: Story = {
  parameters: { answers: [info, lookedAtBy('visitor'), refusal(complain, 'server_error')] },
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('An error occurred');
    await expect(page.getByRole('textbox', { name: 'Your complaint' })).toHaveValue('My credits never came.');
  },
};

export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
