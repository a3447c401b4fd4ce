import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { report } from '@parlour/contract/safety/report';
import type { Report } from '@parlour/contract/safety/report-fields';
import { answer, lookedAtBy, refusal, storyProfile, storyTime, waiting } from '@parlour/testing/stories';
import { ReportSheet } from './report-sheet.tsx';

const { id, name } = storyProfile('Nora');
const made: Report = {
  id,
  reference: '7K3F-9Q2M',
  target: { type: 'profile', id },
  category: 'threat',
  status: 'received',
  outcome: null,
  at: storyTime,
};

const meta = {
  title: 'Screens/Safety/Report sheet',
  component: ReportSheet,
  args: { reported: { type: 'profile', id, name }, open: true, onClose: fn() },
  parameters: { answers: [lookedAtBy('free'), answer(report, { report: made })] },
} satisfies Meta<typeof ReportSheet>;
export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (canvasElement: HTMLElement): Promise<void> =>
  userEvent.click(await within(canvasElement).findByRole('button', { name: 'Threats or violence' }));

export const Asks: Story = {};
export const Waiting: Story = {
  parameters: { answers: [lookedAtBy('free'), waiting(report)] },
  play: ({ canvasElement }) => choose(canvasElement),
};
export const Failed: Story = {
  parameters: { answers: [lookedAtBy('free'), refusal(report, 'server_error')] },
  play: async ({ canvasElement }) => {
    await choose(canvasElement);
    await expect(await within(canvasElement).findByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
export const Thanks: Story = {
  play: async ({ canvasElement, args }) => {
    await choose(canvasElement);
    const sheet = within(canvasElement);
    await expect(await sheet.findByText(/7K3F-9Q2M/)).toBeVisible();
    await userEvent.click(sheet.getByRole('checkbox'));
    await expect(sheet.getByRole('button', { name: 'Send' })).toBeEnabled();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const German: Story = {
  args: { reported: { type: 'conversation', id, name: 'Emma-Charlotte Luise' } },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
