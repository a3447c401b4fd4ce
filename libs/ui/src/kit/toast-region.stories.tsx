import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { Dialog } from './dialog.tsx';
import { TextLink } from './text-link.tsx';
import { ToastRegion } from './toast-region.tsx';
import { Toast, type ToastMessage, type ToastTone } from './toast.tsx';

const tones = everyOf<ToastTone>({ success: true, danger: true, notice: true });

/** Longer than a story is looked at. */
const forever = 2 ** 31 - 1;

const specimens: Record<string, Omit<ToastMessage, 'id' | 'tone'>> = {
  words: { text: 'Saved.' },
  'two lines': { text: 'Nora gets your message as soon as your address is confirmed.' },
  'with an act': { text: 'Nora is blocked.', action: <TextLink href="/settings">Undo</TextLink> },
  'long words': { text: 'Die Benachrichtigungseinstellungen wurden zurückgesetzt.' },
};

const meta = { title: 'Kit/Answers and waits/Toast', component: ToastRegion } satisfies Meta<typeof ToastRegion>;
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
    await waitFor(() => {
      const { left, top, width, height } = button.getBoundingClientRect();
      expect(button.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
    });
  },
};
