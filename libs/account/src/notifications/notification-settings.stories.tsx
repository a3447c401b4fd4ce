import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { getNotificationSettings } from '@parlour/contract/account/notifications/get-notification-settings';
import { saveNotificationSettings } from '@parlour/contract/account/notifications/save-notification-settings';
import { lookedAtBy, refusal, waiting } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { refusedForm } from '../refused-form.fixture.ts';
import { NotificationSettings } from './notification-settings.tsx';
import { standing } from './notification-stories.fixture.ts';

const member = lookedAtBy('free');
const quiet = { from: '22:30', to: '07:15', tz: 'Europe/Amsterdam' };

const meta = {
  title: 'Screens/Account/Notification settings',
  component: NotificationSettings,
  args: { part: null, done: null },
  parameters: { address: '/settings', answers: [member, standing()] },
  render: (args) => (
    <Wrap $narrow style={{ paddingBlock: 32 }}>
      <NotificationSettings {...args} />
    </Wrap>
  ),
} satisfies Meta<typeof NotificationSettings>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Usual: Story = {};
export const QuietNights: Story = {
  parameters: { answers: [member, standing({ settings: quietSettings() })] },
};
export const MailsCameBack: Story = { parameters: { answers: [member, standing({ disabled_reason: 'bounce' })] } };
export const MarkedAsSpam: Story = { parameters: { answers: [member, standing({ disabled_reason: 'fbl' })] } };
export const StoppedByMember: Story = {
  parameters: { answers: [member, standing({ disabled_reason: 'listunsubscribe' })] },
};
export const StillBouncing: Story = {
  args: { part: 'resume-mail', lastResult: refusedForm({ whole: 'address_still_bouncing' }) },
  parameters: MailsCameBack.parameters,
};
export const Saved: Story = { args: { done: 'notifications' } };
export const Saving: Story = {
  parameters: { answers: [member, standing(), waiting(saveNotificationSettings)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Save Notifications' }));
    await expect(await page.findByText('Saving')).toHaveRole('status');
  },
};
export const Failed: Story = { parameters: { answers: [member, refusal(getNotificationSettings, 'server_error')] } };
export const German: Story = {
  parameters: { answers: [member, standing({ disabled_reason: 'bounce', settings: quietSettings() })] },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};

function quietSettings() {
  const soon = { message: 'now', like: 'weekly', match: 'never' } as const;
  return { mail: { ...soon, news: 'never' as const }, push: soon, quiet, discreet: false };
}
