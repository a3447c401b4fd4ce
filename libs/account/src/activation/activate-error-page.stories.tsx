import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookedAtBy } from '@parlour/testing/stories';
import { ActivateErrorPage } from './activate-error-page.tsx';

const meta = {
  title: 'Screens/Account/Activation failed',
  component: ActivateErrorPage,
  parameters: { address: '/activate-error', answers: [lookedAtBy('visitor')] },
} satisfies Meta<typeof ActivateErrorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = {};
/** Who is logged in asks for another mail. */
export const Member: Story = { parameters: { answers: [lookedAtBy('free', { status: 'not_confirmed' })] } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
