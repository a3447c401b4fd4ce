import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { BlockDialog } from './block-dialog.tsx';

const meta = {
  title: 'Screens/Safety/Block dialog',
  component: BlockDialog,
  args: { name: 'Nora', open: true, isPending: false, onClose: fn(), onBlock: fn() },
} satisfies Meta<typeof BlockDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Asks: Story = {
  play: async ({ canvasElement, args }) => {
    const dialog = within(within(canvasElement).getByRole('dialog', { name: 'Block Nora?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onBlock).not.toHaveBeenCalled();
  },
};
export const Waiting: Story = { args: { isPending: true } };
export const German: Story = {
  args: { name: 'Emma-Charlotte Luise' },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
