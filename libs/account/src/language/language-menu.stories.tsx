import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Evening, Wrap } from '@parlour/ui';
import { LanguageMenu } from './language-menu.tsx';

const meta = {
  title: 'Screens/Account/Language menu',
  component: LanguageMenu,
  render: () => (
    <Evening>
      <Wrap>
        <LanguageMenu />
      </Wrap>
    </Evening>
  ),
} satisfies Meta<typeof LanguageMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

/** One press fetches the languages and opens them; the keyboard goes through them. */
export const Open: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('link'));
    await waitFor(() => expect(page.getAllByRole('menuitem')).toContain(document.activeElement));
  },
};
