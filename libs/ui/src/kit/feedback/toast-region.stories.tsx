import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Button } from '../actions/button.tsx';
import { Composer } from '../chat/composer.tsx';
import { ActionBar } from '../navigation/action-bar.tsx';
import { Dialog } from '../surfaces/dialog.tsx';
import { Skeleton } from './skeleton.tsx';
import { TextButton, TextLink } from '../actions/text-link.tsx';
import { ToastRegion } from './toast-region.tsx';
import { Toast, type ToastMessage, type ToastTone } from './toast.tsx';

const tones = everyOf<ToastTone>({ success: true, danger: true, notice: true });

/** Longer than a story is looked at. */
const forever = 2 ** 31 - 1;

const specimens: Record<string, Omit<ToastMessage, 'id' | 'tone'>> = {
  words: { text: 'Saved.' },
  'two lines': { text: 'Nora gets your message as soon as your address is confirmed.' },
  'with an act': { text: 'Nora is blocked.', action: <TextLink href="/settings">Undo</TextLink> },
  'an act in two lines': {
    text: 'Nora gets your message as soon as your address is confirmed.',
    action: <TextButton>Send the mail again</TextButton>,
  },
  'long words': { text: 'Die Benachrichtigungseinstellungen wurden zurückgesetzt.' },
};

const meta = { title: 'Kit/Feedback/Toast', component: ToastRegion } satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={tones} states={Object.keys(specimens)}>
      {(tone, state) => (
        <Toast
          toast={{ id: 1, tone, ...(specimens[state] ?? { text: state }) }}
          dismissLabel="Close"
          onDismiss={() => {}}
          duration={forever}
        />
      )}
    </SpecimenSheet>
  ),
};

/** Over the tab bar on phones, in the corner on desks; at most 350 px wide. */
export const Region: Story = {
  render: () => (
    <ToastRegion
      label="Notices"
      toasts={tones.map((tone, id) => ({ id, tone, text: `Something happened: ${tone}.` }))}
      dismissLabel="Close"
      onDismiss={() => {}}
      duration={forever}
    />
  ),
};

/** Can this button be pressed where it stands? */
const isInReach = (button: HTMLElement) => {
  const { left, top, width, height } = button.getBoundingClientRect();
  return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
};

/** Outside of a modal nothing can be pressed or heard: toasts stand in it, at the top, away from its buttons. */
export const OverAModal: Story = {
  render: () => (
    <>
      <ToastRegion
        label="Notices"
        toasts={[{ id: 1, tone: 'danger', text: 'This photo could not be sent.' }]}
        dismissLabel="Put away"
        onDismiss={() => {}}
        duration={forever}
      />
      <Dialog open title="Cut your photo" closeLabel="Close" onClose={() => {}} />
    </>
  ),
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement).getByRole('dialog', { name: 'Cut your photo' });
    const button = within(dialog).getByRole('button', { name: 'Put away' });
    await waitFor(() => expect(isInReach(button)).toBe(true));
  },
};

/** One that fills a phone leaves no room above it: they stand below its close button. */
export const OverATallModal: Story = {
  globals: { viewport: { value: 'smallest' } },
  render: () => (
    <>
      <ToastRegion
        label="Notices"
        toasts={[
          { id: 1, tone: 'danger', text: 'Nora is blocked.', action: <TextLink href="/settings">Undo</TextLink> },
        ]}
        dismissLabel="Put away"
        onDismiss={() => {}}
      />
      <Dialog open title="Cut your photo" closeLabel="Close" onClose={() => {}} actions={<Button>Upload</Button>}>
        <Skeleton $shape="block" $height="70dvh" />
      </Dialog>
    </>
  ),
  play: async ({ canvasElement }) => {
    const buttons = within(within(canvasElement).getByRole('dialog')).getAllByRole('button');
    await waitFor(() => expect(buttons.map(isInReach)).toEqual([true, true, true]));
  },
};

const oneNotice = (
  <ToastRegion
    label="Notices"
    toasts={[{ id: 1, tone: 'success', text: 'Nora is told at once.' }]}
    dismissLabel="Put away"
    onDismiss={() => {}}
    duration={forever}
  />
);

/** What a message costs and the button that sends it stay in sight. */
export const OverAComposer: Story = {
  render: () => (
    <div style={{ position: 'fixed', inset: 'auto 0 0', padding: '8px 24px 24px' }}>
      <Composer
        label="Write to Nora"
        text=""
        onText={() => {}}
        onSend={() => {}}
        sendLabel="Send"
        cost={{ credits: '10 credits', money: '€0.90' }}
      />
      {oneNotice}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(isInReach(page.getByRole('button', { name: 'Put away' }))).toBe(true));
    const notice = page.getByRole('region', { name: 'Notices' }).getBoundingClientRect();
    await expect(notice.bottom).toBeLessThan(page.getByRole('textbox').getBoundingClientRect().top);
  },
};
export const OverAComposerOnAPhone: Story = { ...OverAComposer, globals: { viewport: { value: 'phone' } } };

/** What a notice at the lower edge says stays in sight: it tells how far up it reaches. */
export const OverALowerNotice: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <style>{':root { --lower-notice: 180px }'}</style>
      <p style={{ position: 'fixed', inset: 'auto 0 0', height: '180px', margin: 0 }}>You are offline.</p>
      {oneNotice}
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(isInReach(page.getByRole('button', { name: 'Put away' }))).toBe(true));
    const notice = page.getByRole('region', { name: 'Notices' }).getBoundingClientRect();
    await expect(notice.bottom).toBeLessThan(page.getByText('You are offline.').getBoundingClientRect().top);
  },
};

export const OverAnActionBar: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <>
      <ActionBar>
        <Button tone="primary">Nachricht an Nora schreiben</Button>
        <Button>Gefällt mir</Button>
      </ActionBar>
      {oneNotice}
    </>
  ),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await waitFor(() => expect(isInReach(page.getByRole('button', { name: 'Put away' }))).toBe(true));
    const notice = page.getByRole('region', { name: 'Notices' }).getBoundingClientRect();
    const [write] = page.getAllByRole('button');
    await expect(notice.bottom).toBeLessThan(write?.getBoundingClientRect().top ?? 0);
  },
};

export const Playground: StoryObj<typeof meta> = {
  args: {
    label: 'Notices',
    toasts: [{ id: 1, tone: 'success', text: 'Saved.' }],
    dismissLabel: 'Close',
    onDismiss: () => {},
    duration: forever,
  },
};
