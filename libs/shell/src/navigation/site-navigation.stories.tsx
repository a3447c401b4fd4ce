import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { lookedAtBy, storyProfile } from '@parlour/testing/stories';
import { TabBarRoom } from '@parlour/ui';
import { SiteNavigation } from './site-navigation.tsx';

const news = { unread: 3, new_likes: 12 };
const muchNews = { unread: 128, new_likes: 100 };
const phone = { viewport: { value: 'phone' } };

const meta = {
  title: 'Screens/Shell/Navigation',
  component: SiteNavigation,
  parameters: { address: '/members', answers: [lookedAtBy('premium', {}, news)] },
  render: (args) => (
    <TabBarRoom>
      <SiteNavigation {...args} />
    </TabBarRoom>
  ),
} satisfies Meta<typeof SiteNavigation>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { parameters: { answers: [lookedAtBy('visitor')] } };
/** On the page to log in, nothing leads there. */
export const VisitorWhoLogsIn: Story = { parameters: { address: '/login', answers: [lookedAtBy('visitor')] } };
export const Free: Story = {
  parameters: { answers: [lookedAtBy('free')] },
  play: async ({ canvasElement }) => {
    // The first story of a member fetches what only members have.
    const premium = await within(canvasElement).findByRole('link', { name: 'Get Premium' }, { timeout: 10_000 });
    await expect(premium).toBeVisible();
  },
};
export const Premium: Story = {};
export const MuchNews: Story = { parameters: { answers: [lookedAtBy('premium', {}, muchNews)] } };
export const LastCredits: Story = { parameters: { answers: [lookedAtBy('premium', { credits: 3 }, news)] } };
export const NoCreditsLeft: Story = { parameters: { answers: [lookedAtBy('premium', { credits: 0 }, news)] } };

export const AccountMenu: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Account of Lucas' }));
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'My profile' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: 'Log out' })).toHaveFocus());
  },
};

export const VisitorOnAPhone: Story = { ...Visitor, globals: phone };
export const FreeOnAPhone: Story = { ...Free, globals: phone };
export const PremiumOnAPhone: Story = { ...MuchNews, globals: phone };
/** A conversation has the room of the tabs. */
export const WithoutTabs: Story = { args: { tabs: false }, globals: phone };

const german = lookedAtBy('premium', { credits: 1250, profile: storyProfile('Maximilian-Friedrich') }, muchNews);
export const German: Story = { parameters: { answers: [german] }, globals: { locale: 'de' } };
export const GermanOnTheSmallestPhone: Story = {
  parameters: { answers: [german] },
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
