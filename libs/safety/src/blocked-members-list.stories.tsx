import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { listBlocks } from '@parlour/contract/safety/list-blocks';
import { unblock } from '@parlour/contract/safety/unblock';
import { answer, refusal, storyCard, waiting } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { BlockedMembersList } from './blocked-members-list.tsx';

const profiles = ['Nora', 'Emma-Charlotte Luise', 'Mila'].map((name) => storyCard(name));
const some = answer(listBlocks, { profiles: [...profiles, storyCard('Ida', { main_image: null })] });

const meta = {
  title: 'Screens/Safety/Blocked members',
  component: BlockedMembersList,
  parameters: { address: '/settings', answers: [some] },
  render: () => (
    <Wrap $narrow style={{ paddingBlock: 32 }}>
      <BlockedMembersList />
    </Wrap>
  ),
} satisfies Meta<typeof BlockedMembersList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Nobody: Story = { parameters: { answers: [answer(listBlocks, { profiles: [] })] } };

/** Only the one that is being unblocked waits. */
export const Unblocking: Story = {
  parameters: { answers: [some, waiting(unblock)] },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole('button', { name: 'Unblock Nora' }));
    await expect(await page.findAllByText('Saving')).toHaveLength(1);
  },
};
export const Failed: Story = { parameters: { answers: [refusal(listBlocks, 'server_error')] } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
