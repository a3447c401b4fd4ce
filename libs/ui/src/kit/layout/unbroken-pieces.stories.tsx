import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Title } from './type.tsx';
import { UnbrokenPieces } from './unbroken-pieces.tsx';

const meta = {
  title: 'Kit/Layout/Unbroken pieces',
  component: UnbrokenPieces,
  args: { pieces: ['Stoppe diese ', 'E-Mails', ' für immer'] },
} satisfies Meta<typeof UnbrokenPieces>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where the first half of the piece alone would still fit, the whole goes to the next line. */
export const InATitle: Story = {
  render: (args) => (
    <Title style={{ width: '8.5em' }}>
      <UnbrokenPieces {...args} />
    </Title>
  ),
  play: async ({ canvas }) => expect(canvas.getByText('E-Mails').getClientRects()).toHaveLength(1),
};
