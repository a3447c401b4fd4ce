import type { Meta, StoryObj } from '@storybook/react-vite';
import { lookedAtBy } from '@parlour/testing/stories';
import { refusedForm } from '../refused-form.fixture.ts';
import { AccountDeletedPage } from './account-deleted-page.tsx';

const meta = {
  title: 'Screens/Account/Account deleted',
  component: AccountDeletedPage,
  args: { token: null, closed: false },
  parameters: { address: '/account-deleted', answers: [lookedAtBy('visitor')] },
} satisfies Meta<typeof AccountDeletedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const JustLeft: Story = { args: { hasLeft: true } };
export const OpenedByAddress: Story = {};
export const MailedLink: Story = { args: { token: 'story' } };
export const LinkExpired: Story = { args: { token: 'story', lastResult: refusedForm({ whole: 'link_expired' }) } };
export const KeptOut: Story = { args: { token: 'story', closed: true } };
export const KeptOutLeft: Story = { args: { closed: true, hasLeft: true } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
