import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { report } from '@parlour/contract/safety/report';
import { lookedAtBy, refusal, storyProfile, waiting } from '@parlour/testing/stories';
import { ReportPage } from './report-page.tsx';

const meta = {
  title: 'Screens/Safety/Report page',
  component: ReportPage,
  args: { target: { type: 'photo', id: storyProfile('Nora').id }, reference: null },
  parameters: { address: '/report/photo/1', answers: [lookedAtBy('free')] },
} satisfies Meta<typeof ReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const send = async (canvasElement: HTMLElement) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole('radio', { name: 'Threats or violence' }));
  await userEvent.type(page.getByRole('textbox'), 'It shows my house.');
  await userEvent.click(page.getByRole('button', { name: 'Send the report' }));
  return page;
};

export const ForMember: Story = {};
export const ForVisitor: Story = { parameters: { answers: [lookedAtBy('visitor')] } };
export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Send the report' }));
    await waitFor(() => expect(page.getAllByRole('radio')[0]).toHaveFocus());
  },
};
export const Waiting: Story = {
  parameters: { answers: [lookedAtBy('free'), waiting(report)] },
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement);
    await expect(await page.findByText('Sending')).toHaveRole('status');
  },
};
/** What was chosen and typed stays. */
export const Failed: Story = {
  parameters: { answers: [lookedAtBy('free'), refusal(report, 'server_error')] },
  play: async ({ canvasElement }) => {
    const page = await send(canvasElement);
    await expect(await page.findByRole('alert')).toHaveTextContent('An error occurred');
    await expect(page.getByRole('textbox')).toHaveValue('It shows my house.');
    await expect(page.getByRole('radio', { name: 'Threats or violence' })).toBeChecked();
  },
};
export const Thanks: Story = { args: { reference: '7K3F-9Q2M' } };
export const ThanksToVisitor: Story = {
  args: { reference: '7K3F-9Q2M' },
  parameters: { answers: [lookedAtBy('visitor')] },
};
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
