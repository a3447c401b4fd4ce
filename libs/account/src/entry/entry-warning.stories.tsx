import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { lookedAtBy } from '@parlour/testing/stories';
import { EmbeddedEntryWarning } from './embedded-entry-warning.tsx';
import { EntryWarning } from './entry-warning.tsx';

const meta = {
  title: 'Screens/Account/Entry warning',
  component: EntryWarning,
  parameters: { address: '/', answers: [lookedAtBy('visitor')] },
} satisfies Meta<typeof EntryWarning>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing but its own two ways on ends it. */
export const BeforeTheSite: Story = {
  play: async ({ canvasElement }) => {
    const warning = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await userEvent.keyboard('{Escape}{Escape}');
    await expect(warning.matches(':modal')).toBe(true);
    await expect(within(warning).getByRole('link', { name: 'Leave' })).toBeVisible();
    for (const link of within(warning).getAllByRole('link')) await expect(link.offsetHeight).toBeGreaterThanOrEqual(44);
  },
};
export const InsideALander: Story = { render: () => <EmbeddedEntryWarning /> };
/** The browser came back without the cookie that the answer is kept in. */
export const WithoutCookies: Story = {
  parameters: { address: '/?no_cookies=1' },
  play: async ({ canvasElement }) => {
    const warning = await within(canvasElement.ownerDocument.body).findByRole('dialog');
    await expect(within(warning).getByRole('alert')).toHaveTextContent('Allow cookies to come in');
  },
};
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
