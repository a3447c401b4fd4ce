import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { signUpState } from '@parlour/contract/account/sign-up/sign-up-state';
import type { ReplyOf } from '@parlour/contract/define-call';
import { answer, refusal, storyCard } from '@parlour/testing/stories';
import { refusedForm } from '../refused-form.fixture.ts';
import { SignUpPage } from './sign-up-page.tsx';

const open: ReplyOf<typeof signUpState> = { open: true, reason: null, min_age: 18, steps: [], profile: null };
const somebody = { ...open, profile: storyCard('Emma-Charlotte') };

const meta = {
  title: 'Screens/Account/Sign up',
  component: SignUpPage,
  parameters: { address: '/signup', answers: [answer(signUpState, open)] },
} satisfies Meta<typeof SignUpPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToNobody: Story = {};
export const ToSomebody: Story = { parameters: { answers: [answer(signUpState, somebody)] } };

/** Sent empty: every field says what it misses, and the first of them has the focus. */
export const SentEmpty: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Join free' }));
    // A brand for one gender only does not ask for it.
    const fields = page.queryByRole('radiogroup', { name: 'I am a' }) ? 5 : 4;
    await expect(await page.findAllByText('This is still missing.')).toHaveLength(fields);
    await waitFor(() => expect(page.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  },
};

export const AddressHasAnAccount: Story = {
  args: {
    lastResult: refusedForm({ typed: { name: 'Lucas', email: 'lucas@example.org' }, whole: 'email_in_use' }),
  },
};

export const Closed: Story = {
  parameters: { answers: [answer(signUpState, { ...open, open: false, reason: 'closed' })] },
};
export const ByInvitation: Story = {
  parameters: { answers: [answer(signUpState, { ...open, open: false, reason: 'invite_only' })] },
};
export const NotInThisCountry: Story = {
  parameters: { answers: [answer(signUpState, { ...open, open: false, reason: 'country' })] },
};
export const Failed: Story = { parameters: { answers: [refusal(signUpState, 'server_error')] } };

export const German: Story = {
  parameters: { answers: [answer(signUpState, somebody)] },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
