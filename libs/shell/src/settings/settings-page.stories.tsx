import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { standing } from '@parlour/account/notifications/notification-stories.fixture';
import { consentsOf } from '@parlour/account/consents/consents.fixture';
import { getConsents } from '@parlour/contract/account/consents/get-consents';
import { getRegions } from '@parlour/contract/account/reference-data/get-regions';
import { listExports } from '@parlour/contract/account/own-data/list-exports';
import { mailChangeState } from '@parlour/contract/account/mail-change/mail-change-state';
import { listSessions } from '@parlour/contract/account/log-in/list-sessions';
import { getPrivacy } from '@parlour/contract/profile/get-privacy';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { listBlocks } from '@parlour/contract/safety/list-blocks';
import { listReports } from '@parlour/contract/safety/list-reports';
import { regions } from '@parlour/testing/page-data';
import { answer, lookedAtBy, refusal, storyCard, storyProfile, storyTime } from '@parlour/testing/stories';
import { openPrivacy } from '@parlour/testing/privacy';
import { SettingsPage } from './settings-page.tsx';

const here = {
  id: '0199000a-0000-7000-8000-000000000001',
  device: 'Firefox, Windows',
  country: 'NL',
  last_seen: storyTime,
  current: true,
  push: false,
};
const answers = [
  lookedAtBy('free'),
  standing(),
  answer(getPrivacy, { privacy: openPrivacy }),
  answer(getRegions, regions),
  answer(getProfile, { profile: storyProfile('Lucas', { relation: undefined }) }),
  answer(mailChangeState, { waiting: null }),
  answer(listSessions, { sessions: [here] }),
  answer(getConsents, { consents: consentsOf(), due: [] }),
  answer(listExports, { exports: [] }),
  answer(listBlocks, { profiles: [storyCard('Ida')] }),
  answer(listReports, { reports: [] }),
];

const meta = {
  title: 'Screens/Shell/Settings',
  component: SettingsPage,
  args: { part: null, done: null },
  parameters: { address: '/settings', answers },
} satisfies Meta<typeof SettingsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The list leads to every part, in the order in which they stand. */
export const All: Story = {
  play: async ({ canvasElement }) => {
    const list = await within(canvasElement).findByRole('navigation', { name: 'Parts of the settings' });
    const links = within(list).getAllByRole<HTMLAnchorElement>('link');
    const places = links.map((link) => canvasElement.querySelector(link.hash));
    await expect(places).not.toContain(null);
    const headings = places.map((place) => place?.querySelector('h2')?.textContent);
    await expect(headings).toEqual(links.map(({ textContent }) => textContent));
  },
};
/** The parts end where the page does; the list of them is quiet beside what is filled. */
export const Desk: Story = {
  globals: { viewport: { value: 'desk' } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const list = await page.findByRole('navigation', { name: 'Parts of the settings' });
    const [link] = within(list).getAllByRole<HTMLAnchorElement>('link');
    await expect(getComputedStyle(link!)).toMatchObject({
      textDecorationLine: 'none',
      color: getComputedStyle(page.getByRole('heading', { level: 1 })).color,
    });
    const part = canvasElement.querySelector(link!.hash)!;
    await expect(part.getBoundingClientRect().right).toBeCloseTo(1216);
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const PasswordChanged: Story = { args: { done: 'password' } };
export const Failed: Story = {
  parameters: { answers: [lookedAtBy('free'), refusal(getPrivacy, 'server_error'), ...answers.slice(1)] },
};
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
