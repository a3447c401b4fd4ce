import { Route, Routes } from 'react-router';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SiteContext, useSite } from '@parlour/api-client/site';
import { lookedAtBy, Slot } from '@parlour/testing/stories';
import EmptyLayout from './empty-layout.tsx';

const Site = ({ isBehindWarning }: { isBehindWarning: boolean }) => (
  <SiteContext value={{ ...useSite(), entryWarning: isBehindWarning ? ['empty'] : [] }}>
    <Routes>
      <Route element={<EmptyLayout />}>
        <Route path="*" element={<Slot name="the page" />} />
      </Route>
    </Routes>
  </SiteContext>
);

const meta = {
  title: 'Screens/Shell/Empty layout',
  component: Site,
  args: { isBehindWarning: false },
  parameters: { address: '/signup', answers: [lookedAtBy('visitor')] },
} satisfies Meta<typeof Site>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing but the page. */
export const PageAlone: Story = {};
export const BehindTheEntryWarning: Story = {
  args: { isBehindWarning: true },
  play: async () => {
    await expect(await within(document.body).findByRole('dialog')).toBeVisible();
  },
};
