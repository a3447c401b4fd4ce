import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { deleteAccount } from '@parlour/contract/account/leaving/delete-account';
import { listExports } from '@parlour/contract/account/own-data/list-exports';
import { leavingOptions } from '@parlour/contract/account/leaving/leaving-options';
import { answer, lookedAtBy, refusal, waiting } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { refusedForm } from '../refused-form.fixture.ts';
import { leavingChoices } from './leaving-choices.fixture.ts';
import { LeavingPage } from './leaving-page.tsx';

const member = lookedAtBy('free');
const everything = answer(leavingOptions, leavingChoices);
const little = answer(leavingOptions, {
  ...leavingChoices,
  alternatives: [],
  credits_left: 0,
  refundable: null,
  open_payments: { count: 0, totals: [] },
});
const copies = answer(listExports, {
  exports: [
    {
      id: '01983c1e-77a2-7d3e-9a30-0c9f2f3b1d4e',
      state: 'ready',
      created_at: '2026-11-20T10:00:00.000Z',
      url: '/copy',
      expires_at: '2026-11-27T10:00:00.000Z',
    },
  ],
});
const noCopy = answer(listExports, { exports: [] });

const meta = {
  title: 'Screens/Account/Leaving',
  component: LeavingPage,
  args: {},
  parameters: { address: '/settings?part=leave', answers: [member, everything, copies] },
  render: (args) => (
    <Wrap $narrow style={{ paddingBlock: 32 }}>
      <LeavingPage {...args} />
    </Wrap>
  ),
} satisfies Meta<typeof LeavingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const NothingToLose: Story = { parameters: { answers: [member, little, noCopy] } };
export const WrongPassword: Story = {
  args: { lastResult: refusedForm({ typed: { comment: 'Bye' }, at: { password: 'old_password_wrong' } }) },
};
export const Deleting: Story = {
  parameters: { answers: [member, everything, copies, waiting(deleteAccount)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(await page.findByLabelText('Password'), 'correct horse');
    await userEvent.click(page.getByRole('button', { name: 'Delete my account' }));
    await expect(await page.findByText('Deleting')).toHaveRole('status');
  },
};
export const Failed: Story = { parameters: { answers: [member, refusal(leavingOptions, 'server_error'), noCopy] } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
