import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { getNotificationSettings } from '@parlour/contract/account/notifications/get-notification-settings';
import { subscribePush } from '@parlour/contract/account/notifications/subscribe-push';
import { testPush } from '@parlour/contract/account/notifications/test-push';
import { answer, lookedAtBy, refusal, storyProfile } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { storyStanding } from './notification-stories.fixture.ts';
import { PushAlert } from './push-alert.tsx';
import { PushHere } from './push-here.tsx';
import { pretendPush } from './push.fixture.ts';
import { WithPushKey } from './with-push-key.fixture.tsx';

const member = lookedAtBy('free');
const subscribed = answer(subscribePush, {
  push: { id: '0199000a-0000-7000-8000-000000000001', state: 'subscribed' },
});

const meta = {
  title: 'Screens/Account/Notifications of a device',
  component: PushHere,
  parameters: { answers: [member, subscribed, answer(getNotificationSettings, storyStanding)] },
  decorators: [
    (Story) => (
      <WithPushKey>
        <Story />
      </WithPushKey>
    ),
  ],
  render: () => (
    <Wrap $narrow style={{ paddingBlock: 32 }}>
      <PushHere />
    </Wrap>
  ),
} satisfies Meta<typeof PushHere>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Capable: Story = { beforeEach: () => pretendPush('default') };
export const Denied: Story = { beforeEach: () => pretendPush('denied') };
export const Subscribed: Story = { beforeEach: () => pretendPush('granted', storyProfile('Lucas').id) };
export const TurnedOn: Story = {
  beforeEach: () => pretendPush('default'),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Turn on notifications' }));
    await expect(await page.findByText('Notifications are on for this device.')).toBeVisible();
  },
};
export const TestRefused: Story = {
  beforeEach: () => pretendPush('granted', storyProfile('Lucas').id),
  parameters: { answers: [member, refusal(testPush, 'push_not_subscribed')] },
};
/** The offer above the conversations. */
export const Offer: Story = { beforeEach: () => pretendPush('default'), render: () => <PushAlert /> };
export const German: Story = { ...Denied, globals: { locale: 'de', viewport: { value: 'smallest' } } };
export const OfferInGerman: Story = { ...Offer, globals: { locale: 'de', viewport: { value: 'smallest' } } };
