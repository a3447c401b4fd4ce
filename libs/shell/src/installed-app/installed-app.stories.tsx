import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heart } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { styled } from 'styled-components';
import { lookedAtBy } from '@parlour/testing/stories';
import { TabBar, TabBarRoom, Text, Title } from '@parlour/ui';
import { BackButton } from './back-button.tsx';
import { InstallHint } from './install-hint.tsx';
import { keepInstallPrompt } from './install-prompt.ts';
import { OfflineNotice } from './offline-notice.tsx';

const meta = {
  title: 'Screens/Shell/Installed app',
  parameters: { address: '/likes/received', answers: [lookedAtBy('free')] },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The top bar's ground. */
const Bar = styled.div`
  padding: 8px;
  background: var(--color-deep);
`;

const Long = styled.div`
  height: 150dvh;
`;

/** As a browser does that would install the site. */
const offerToInstall = (): void =>
  keepInstallPrompt(
    Object.assign(new Event('beforeinstallprompt'), { prompt: async () => ({ outcome: 'dismissed' as const }) }),
  );

/** As a browser without a connection; gives it back when the story ends. */
function loseConnection(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  return () => void Reflect.deleteProperty(navigator, 'onLine');
}

/** Where the conversations are, once the browser offers to install. */
export const Hint: Story = {
  render: () => <InstallHint />,
  beforeEach: offerToInstall,
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Add to home screen' })).toBeVisible();
  },
};
export const HintInGerman: Story = {
  ...Hint,
  play: undefined,
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
/** An app has no bar of the browser's: members, likes and credits have a way back of their own. */
export const WayBack: Story = {
  render: () => (
    <Bar>
      <BackButton />
    </Bar>
  ),
};
export const Offline: Story = {
  render: () => <OfflineNotice />,
  beforeEach: loseConnection,
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('You are offline.');
  },
};
/** The heading stays to be read, and the end of the page can be scrolled free above the notice. */
export const OfflineOnAPage: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <TabBarRoom>
        <TabBar label="Main" items={[{ href: '/likes', label: 'Likes', glyph: Heart, current: true }]} />
        <main>
          <Title>Likes</Title>
          <Long />
        </main>
        <footer>
          <Text>The end of the page</Text>
        </footer>
      </TabBarRoom>
      <OfflineNotice />
    </>
  ),
  beforeEach: loseConnection,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const edges = (element: HTMLElement) => element.getBoundingClientRect();
    const notice = canvas.getByRole('region', { name: 'No connection' });
    await expect(edges(canvas.getByRole('heading')).bottom).toBeLessThanOrEqual(edges(notice).top);
    await expect(edges(notice).bottom).toBeLessThanOrEqual(Math.ceil(edges(canvas.getByRole('navigation')).top));
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await expect(edges(canvas.getByText('The end of the page')).bottom).toBeLessThanOrEqual(edges(notice).top);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};
export const OfflineInGerman: Story = {
  ...Offline,
  play: undefined,
  globals: { locale: 'de', viewport: { value: 'smallest' } },
};
