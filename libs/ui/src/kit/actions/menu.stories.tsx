import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Bell, EllipsisVertical, User } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Row } from '../layout/layout.tsx';
import { Menu } from './menu.tsx';
import type { MenuEntry } from './menu.tsx';

const meta = { title: 'Kit/Actions/Menu', component: Menu } satisfies Meta<typeof Menu>;
export default meta;
type Story = StoryObj;

const entries: readonly MenuEntry[] = [
  { label: 'View profile', glyph: User, href: '/members/1', current: true },
  { label: 'Benachrichtigungen vorübergehend stummschalten', glyph: Bell, onSelect: () => undefined },
  { label: 'Without a picture', href: '/help' },
  { label: 'Block', glyph: Ban, tone: 'danger', onSelect: () => undefined },
];

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['menu']} states={['button', 'icon button']}>
      {(_, state) => (
        <Menu label="More" entries={entries}>
          {(trigger) =>
            state === 'button' ? (
              <Button {...trigger}>More</Button>
            ) : (
              <IconButton {...trigger} label="More" glyph={EllipsisVertical} />
            )
          }
        </Menu>
      )}
    </SpecimenSheet>
  ),
};

export const Open: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Row>
      <Menu label="More" entries={entries}>
        {(trigger) => <Button {...trigger}>More</Button>}
      </Menu>
    </Row>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const trigger = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(trigger);
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'View profile' })).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Block' })).toHaveFocus());
  },
};

/** Entries have the room that their letters need, and break where the window has no more: a menu never scrolls sideways. */
export const LargeText: Story = {
  ...Open,
  globals: { text: 'twice as large', viewport: { value: 'phone' } },
  play: async (context) => {
    await Open.play?.(context);
    const menu = within(context.canvasElement).getByRole('menu');
    await waitFor(() => expect(menu.offsetWidth).toBeGreaterThan(320));
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await expect(menu.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    label: 'More',
    openAtOnce: false,
    entries: [
      { label: 'View profile', href: '/members/1', current: true },
      { label: 'Block', href: '/block', tone: 'danger' },
    ],
    children: (trigger) => <Button {...trigger}>More</Button>,
  },
};
