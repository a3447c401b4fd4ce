import type { Meta, StoryObj } from '@storybook/react-vite';
import { leavingOptions } from '@parlour/contract/account/leaving/leaving-options';
import { answer, lookedAtBy, refusal } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { refusedForm } from '../refused-form.fixture.ts';
import { leavingChoices } from './leaving-choices.fixture.ts';
import { LeavingPage } from './leaving-page.tsx';

const member = lookedAtBy('free');
const everything = answer(leavingOptions, leavingChoices);
const little = answer(leavingOptions, { ...leavingChoices, alternatives: [], credits_left: 0, refundable: null });

const meta = {
  title: 'Screens/Account/Leaving',
  component: LeavingPage,
  args: {},
  parameters: { address: '/settings?part=leave', answers: [member, everything] },
  render: (args) => (
    <Wrap $narrow style={{ paddingBlock: 32 }}>
      <LeavingPage {...args} />
    </Wrap>
  ),
} satisfies Meta<typeof LeavingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {};
export const NothingToLose: Story = { parameters: { answers: [member, little] } };
export const WrongPassword: Story = {
  args: { lastResult: refusedForm({ typed: { comment: 'Bye' }, at: { password: 'old_password_wrong' } }) },
};
export const Failed: Story = { parameters: { answers: [member, refusal(leavingOptions, 'server_error')] } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
