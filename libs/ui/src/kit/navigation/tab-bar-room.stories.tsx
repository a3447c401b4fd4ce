import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { styled } from 'styled-components';
import { navigationSpecimens } from '../../testing/navigation-specimens.tsx';
import { Button } from '../actions/button.tsx';
import { Wrap } from '../layout/layout.tsx';
import { Logo } from '../layout/logo.tsx';
import { ActionBar } from './action-bar.tsx';
import { TabBar } from './tab-bar.tsx';
import { TabBarRoom } from './tab-bar-room.ts';
import { TopNavigation } from './top-navigation.tsx';
import { Text } from '../layout/type.tsx';

const meta = { title: 'Kit/Navigation/Tab bar room', component: TabBarRoom } satisfies Meta<typeof TabBarRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

const Long = styled.div`
  height: 150dvh;
`;

const page = (content: ReactNode) => (
  <TabBarRoom lang="de" data-testid="room">
    <TopNavigation logo={<Logo name="Parlour" />} />
    <TabBar label="Main" items={navigationSpecimens['long words']} />
    <main>
      <Wrap>{content}</Wrap>
    </main>
    <footer>
      <Wrap>
        <Text>The end of the page</Text>
      </Wrap>
    </footer>
  </TabBarRoom>
);

const smallest = { viewport: { value: 'smallest' } };

const atLowerEdge = async (bar: HTMLElement) =>
  expect(Math.round(bar.getBoundingClientRect().bottom)).toBe(window.innerHeight);

export const ShortPage: Story = {
  globals: smallest,
  render: () => page(<Text>A few words.</Text>),
  play: async ({ canvasElement }) => atLowerEdge(within(canvasElement).getByRole('navigation')),
};

/** However high the words make the tabs, the end of the page can be scrolled into view above them. */
export const LargeText: Story = {
  globals: { ...smallest, text: 'twice as large' },
  render: () => page(<Long />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const tabs = canvas.getByRole('navigation');
    await atLowerEdge(tabs);
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await atLowerEdge(tabs);
    const end = canvas.getByText('The end of the page').getBoundingClientRect();
    await expect(end.bottom).toBeLessThanOrEqual(tabs.getBoundingClientRect().top);
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

const low = { viewport: { value: 'low' } };
const edgesOf = (element: Element) => element.getBoundingClientRect();

/** In a low window, such as a phone's on its side, all of it is the page's: what leads elsewhere stands on top and scrolls away. */
export const LowWindow: Story = {
  globals: low,
  render: () => page(<Long />),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [above, tabs] = [canvas.getByRole('banner'), canvas.getByRole('navigation')];
    await expect(edgesOf(tabs).top).toBeCloseTo(edgesOf(above).bottom);
    await expect(edgesOf(canvas.getByRole('main')).top).toBeCloseTo(edgesOf(tabs).bottom);
    window.scrollTo({ top: 200, behavior: 'instant' });
    await expect(edgesOf(tabs).bottom).toBeLessThan(0);
    await expect(getComputedStyle(document.documentElement).scrollPaddingBlock).toBe('auto');
    window.scrollTo({ top: 0, behavior: 'instant' });
  },
};

/** There what one can do is a row of the page, which keeps no room for it. */
export const LowWindowWithActions: Story = {
  globals: low,
  render: () =>
    page(
      <>
        <ActionBar>
          <Button block>Message</Button>
        </ActionBar>
        <Long />
      </>,
    ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const bar = canvas.getByRole('button', { name: 'Message' }).parentElement!;
    await expect(edgesOf(bar).top).toBeCloseTo(edgesOf(canvas.getByRole('banner')).bottom);
    await expect(getComputedStyle(canvas.getByTestId('room')).paddingBottom).toBe('0px');
    await expect(getComputedStyle(document.documentElement).scrollPaddingBlock).toBe('auto');
  },
};
