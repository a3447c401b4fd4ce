import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { listNotifications } from '@parlour/contract/account/notifications/list-notifications';
import { lookedAtBy, refusal, waiting } from '@parlour/testing/stories';
import { listed, seen, storyNotifications } from './notification-stories.fixture.ts';
import { NotificationsPage } from './notifications-page.tsx';

const member = lookedAtBy('free');

const meta = {
  title: 'Screens/Account/Notifications',
  component: NotificationsPage,
  args: { page: 1 },
  parameters: { address: '/notifications', answers: [member, seen, listed(storyNotifications)] },
} satisfies Meta<typeof NotificationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The rows begin where the card's content does: 20 px from its edge. */
export const Some: Story = {
  play: async ({ canvasElement }) => {
    const [first] = await within(canvasElement).findAllByRole('listitem');
    const card = first!.parentElement!.parentElement!.getBoundingClientRect();
    const face = first!.querySelector('a > :first-child')!.getBoundingClientRect();
    await expect(face.left - card.left).toBeLessThanOrEqual(24);
  },
};
export const SeveralPages: Story = { parameters: { answers: [member, seen, listed(storyNotifications, 4)] } };
export const NothingYet: Story = { parameters: { answers: [member, listed([])] } };
export const Waiting: Story = { parameters: { answers: [member, waiting(listNotifications)] } };
export const Failed: Story = { parameters: { answers: [member, refusal(listNotifications, 'server_error')] } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
