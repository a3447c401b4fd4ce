import type { Meta, StoryObj } from '@storybook/react-vite';
import { Info } from 'lucide-react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

const meta = { title: 'Kit/Actions/Tooltip', component: Tooltip } satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['closed']} states={['icon button', 'button']}>
      {(_, state) => (
        <Tooltip text="Others see your city, never your address.">
          {(describedBy) =>
            state === 'button' ? (
              <Button {...describedBy}>City</Button>
            ) : (
              <IconButton {...describedBy} label="About the city" glyph={Info} />
            )
          }
        </Tooltip>
      )}
    </SpecimenSheet>
  ),
};

export const Open: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Tooltip text="Deine Datenschutzeinstellungen gelten auch für Freundschaftsanfragen.">
      {(describedBy) => <Button {...describedBy}>City</Button>}
    </Tooltip>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await waitFor(() => expect(within(canvasElement).getByRole('tooltip')).toBeVisible());
  },
};
