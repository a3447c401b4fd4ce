import type { Meta, StoryObj } from '@storybook/react-vite';
import { signUpState } from '@parlour/contract/account/sign-up/sign-up-state';
import { answer, refusal, storyCard, waiting } from '@parlour/testing/stories';
import { SignUpModal } from './sign-up-modal.tsx';

const emma = storyCard('Emma-Charlotte');
const open = { open: true, reason: null, min_age: 18, steps: [], profile: emma };

const meta = {
  title: 'Screens/Account/Sign-up modal',
  component: SignUpModal,
  args: {
    profileId: emma.id,
    next: `/members/${emma.id}`,
    onClose: () => undefined,
    loadSteps: () => new Promise<never>(() => {}),
  },
  parameters: { address: `/members/${emma.id}`, answers: [answer(signUpState, open)] },
} satisfies Meta<typeof SignUpModal>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ToSomebody: Story = {};
export const ToNobody: Story = { parameters: { answers: [answer(signUpState, { ...open, profile: null })] } };
export const Waiting: Story = { parameters: { answers: [waiting(signUpState)] } };
export const Failed: Story = { parameters: { answers: [refusal(signUpState, 'server_error')] } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
