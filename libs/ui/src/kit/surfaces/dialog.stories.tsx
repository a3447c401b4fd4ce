import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { everyOf } from '@parlour/testing/stories';
import { Button } from '../actions/button.tsx';
import { Dialog, type DialogWidth } from './dialog.tsx';
import { Stack, Wrap } from '../layout/layout.tsx';
import { TextField } from '../forms/text-field.tsx';
import { Text } from '../layout/type.tsx';

const widths = everyOf<`${DialogWidth}`>({ 300: true, 500: true, 800: true, 1140: true });

const meta = { title: 'Kit/Surfaces/Dialog', component: Dialog } satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj;

/** A dialog covers the page, so the widths are opened one after the other; each has a story with it open. */
export const Sheet: Story = {
  render: function Widths() {
    const [open, setOpen] = useState<string>();
    return (
      <Wrap $narrow style={{ paddingBlock: 24 }}>
        <Stack>
          {widths.map((width) => (
            <Button key={width} onClick={() => setOpen(width)}>
              {width}
            </Button>
          ))}
        </Stack>
        {widths.map((width) => (
          <Dialog
            key={width}
            open={open === width}
            width={Number(width) as DialogWidth}
            title={`At most ${width} px`}
            closeLabel="Close"
            onClose={() => setOpen(undefined)}
          >
            <Text>And never wider than the window.</Text>
          </Dialog>
        ))}
      </Wrap>
    );
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const opener = page.getByRole('button', { name: '500' });
    await userEvent.click(opener);
    const dialog = page.getByRole<HTMLDialogElement>('dialog', { name: 'At most 500 px' });
    await expect(dialog.open).toBe(true);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await expect(dialog.open).toBe(false);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function opened(width: DialogWidth): Story {
  return {
    render: () => (
      <Dialog
        open
        width={width}
        title="Delete the photo?"
        closeLabel="Close"
        onClose={() => {}}
        actions={
          <>
            <Button>Keep it</Button>
            <Button tone="danger">Delete</Button>
          </>
        }
      >
        <Text>It can’t be brought back.</Text>
      </Dialog>
    ),
  };
}

export const Width300: Story = opened(300);
export const Width500: Story = opened(500);
export const Width800: Story = opened(800);
export const Width1140: Story = opened(1140);

/** Neither Escape nor the backdrop ends it: the sign-up under way. */
export const NotDismissable: Story = {
  render: () => (
    <Dialog open dismissable={false} title="Almost there" actions={<Button tone="primary">Go on</Button>}>
      <TextField label="Name" name="name" defaultValue="Nora" />
    </Dialog>
  ),
};

/** More than a window holds: the dialog scrolls, the page does not. */
export const MuchToRead: Story = {
  render: () => (
    <Dialog open title="Terms" closeLabel="Close" onClose={() => {}} actions={<Button tone="primary">I agree</Button>}>
      {Array.from({ length: 14 }, (_, place) => (
        <Text key={place}>
          {place + 1}. What members write to each other stays between them. Nobody else reads it, unless one of them
          reports it.
        </Text>
      ))}
    </Dialog>
  ),
};

export const LongWords: Story = {
  render: () => (
    <Dialog
      open
      width={300}
      title="Benachrichtigungseinstellungen zurücksetzen?"
      closeLabel="Schließen"
      onClose={() => {}}
      actions={
        <>
          <Button>Einstellungen beibehalten</Button>
          <Button tone="primary" pending pendingLabel="Wird zurückgesetzt">
            Einstellungen zurücksetzen
          </Button>
        </>
      }
    >
      <Text>Rechtsschutzversicherungsgesellschaften bekommen dann wieder Benachrichtigungen.</Text>
    </Dialog>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  args: {
    open: true,
    width: 500,
    title: 'Delete the photo?',
    children: 'It can’t be brought back.',
    actions: <Button tone="danger">Delete</Button>,
    dismissable: true,
    closeLabel: 'Close',
    onClose: () => {},
    fromTheStart: false,
  },
};
