import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { ApiError } from '@parlour/api-client/api-error';
import { messageOf } from '@parlour/testing/chat-data';
import { lookedAtBy } from '@parlour/testing/stories';
import { RemoveMessageDialog } from './remove-message-dialog.tsx';

const now = new Date().toISOString();

const meta = {
  title: 'Screens/Chat/Remove message',
  component: RemoveMessageDialog,
  parameters: { answers: [lookedAtBy('premium')] },
  args: {
    message: messageOf(1, { from: 'me', sent_at: now }),
    name: 'Nora',
    open: true,
    removing: null,
    error: null,
    onClose: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof RemoveMessageDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Lately sent: for oneself, or for both. */
export const Recent: Story = {};
export const TooOldForBoth: Story = { args: { message: messageOf(1, { from: 'me' }) } };
export const OfTheOther: Story = { args: { message: messageOf(1) } };
/** Not sent yet, until the sender has confirmed. */
export const Held: Story = { args: { message: messageOf(1, { from: 'me', seq: null, status: 'held' }) } };
export const UnderWay: Story = { args: { removing: 'all' } };
export const Failed: Story = { args: { error: new ApiError(403, { code: 'too_late', params: { minutes: 60 } }) } };
export const LongName: Story = { args: { name: 'Maximiliane-Alexandra_von_Hohenfels' } };
