import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Profile } from '@parlour/contract/types/profile';
import { storyProfile } from '@parlour/testing/stories';
import { Row, Wrap } from '@parlour/ui';
import { ProfileMenu } from './profile-menu.tsx';

const profile = storyProfile('Nora');

const meta = {
  title: 'Screens/Safety/Profile menu',
  component: ProfileMenu,
  args: { profile },
  render: (args) => (
    <Wrap $narrow style={{ paddingBlock: 16 }}>
      <Row $between>
        <span />
        <ProfileMenu {...args} />
      </Row>
    </Wrap>
  ),
} satisfies Meta<typeof ProfileMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { play: ({ canvasElement }) => open(canvasElement, 'Block Nora') };
export const OpenForSomebodyBlocked: Story = {
  args: { profile: blockedByMe(profile) },
  play: ({ canvasElement }) => open(canvasElement, 'Unblock Nora'),
};
/** A block is asked about before it is done. */
export const Asks: Story = {
  play: async ({ canvasElement }) => {
    await open(canvasElement, 'Block Nora');
    await userEvent.keyboard('{Enter}');
    const dialog = await within(canvasElement).findByRole<HTMLDialogElement>('dialog', { name: 'Block Nora?' });
    await expect(dialog.open).toBe(true);
  },
};

function blockedByMe({ relation, ...rest }: Profile): Profile {
  return { ...rest, relation: relation && { ...relation, blocked_by_me: true } };
}

async function open(canvasElement: HTMLElement, entry: string): Promise<void> {
  const page = within(canvasElement);
  await userEvent.click(page.getByRole('button', { name: 'More' }));
  await expect(await page.findByRole('menuitem', { name: entry })).toBeEnabled();
}
