import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookedAtBy } from '@parlour/testing/stories';
import { MailStoppedAlert } from './mail-stopped-alert.tsx';

const stopped = (reason: 'bounce' | 'fbl' | 'listunsubscribe') => ({
  answers: [lookedAtBy('free', { notifications_disabled: [reason] })],
});

const meta = {
  title: 'Screens/Account/E-mails stopped alert',
  component: MailStoppedAlert,
  parameters: { address: '/chats', ...stopped('bounce') },
} satisfies Meta<typeof MailStoppedAlert>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CameBack: Story = {};
export const MarkedAsSpam: Story = { parameters: stopped('fbl') };
export const StoppedByMember: Story = { parameters: stopped('listunsubscribe') };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
