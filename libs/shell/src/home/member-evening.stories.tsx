import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { signUpProgress } from '@parlour/models/account/sign-up/sign-up-steps';
import { evening } from './member-evening.fixture.ts';
import { MemberEvening } from './member-evening.tsx';

const meta = {
  title: 'Screens/Shell/Evening of a member',
  component: MemberEvening,
  parameters: { answers: evening('free') },
} satisfies Meta<typeof MemberEvening>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Free: Story = {
  play: async ({ canvasElement }) => {
    const offer = await within(canvasElement).findByRole('link', { name: 'See the packages' });
    await expect(offer).toBeVisible();
  },
};
/** Who has paid is offered nothing. */
export const Premium: Story = { parameters: { answers: evening('premium') } };
const joining = evening('free', { signup: signUpProgress({ message: 'done' }, true) });
/** A step of the sign-up was left for later. */
export const Joining: Story = { parameters: { answers: joining } };
export const JoiningOnPhone: Story = { parameters: { answers: joining }, globals: { viewport: { value: 'phone' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = { globals: { locale: 'de' } };
