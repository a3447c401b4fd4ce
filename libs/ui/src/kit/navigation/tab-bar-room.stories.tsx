import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, within } from 'storybook/test';
import { styled } from 'styled-components';
import { navigationSpecimens } from '../../testing/navigation-specimens.tsx';
import { Wrap } from '../layout/layout.tsx';
import { TabBar } from './tab-bar.tsx';
import { TabBarRoom } from './tab-bar-room.ts';
import { Text } from '../layout/type.tsx';

const meta = { title: 'Kit/Navigation/Tab bar room', component: TabBarRoom } satisfies Meta<typeof TabBarRoom>;
export default meta;
type Story = StoryObj<typeof meta>;

const Long = styled.div`
  height: 150dvh;
`;

const page = (content: ReactNode) => (
  <TabBarRoom lang="de">
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
