import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ActivationDialog } from './activation-dialog.tsx';

const meta = {
  title: 'Screens/Account/Activation dialog',
  component: ActivationDialog,
  args: { onClose: fn() },
  globals: { viewport: { value: 'smallest' } },
} satisfies Meta<typeof ActivationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AfterSignUpOnASmartphone: Story = {};
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
