import { Eye } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { Chip, RemovableChip, ToggleChip } from './chip.tsx';

const meta = { title: 'Kit/Labels/Chip', component: Chip } satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj;

const kinds = ['fact', 'checkbox', 'radio', 'removable'] as const;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={kinds} states={['plain', 'chosen', 'long words']}>
      {(kind, state) => <div>{chipOf(kind, state)}</div>}
    </SpecimenSheet>
  ),
  /** What can be operated has an edge of 3 : 1, chosen or not. */
  play: async ({ canvas }) => {
    for (const role of ['checkbox', 'link'] as const) {
      const { boxShadow, color } = getComputedStyle(
        canvas.getAllByRole(role, { checked: role === 'checkbox' || undefined })[0]!.closest('label, a')!,
      );
      await expect(boxShadow).toBe(`${color} 0px 0px 0px 1px inset`);
    }
  },
};

/** The row stays where it is: a chip has room for its tick from the start. */
export const Choosing: Story = {
  parameters: { layout: 'padded' },
  render: () => <ToggleChip name="interest">Green eyes</ToggleChip>,
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox');
    const chip = box.closest('label')!;
    const before = chip.getBoundingClientRect().width;
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked());
    await expect(chip.getBoundingClientRect().width).toBe(before);
  },
};

function chipOf(kind: (typeof kinds)[number], state: string) {
  const words = state === 'long words' ? 'Partnerschaft nicht ausgeschlossen' : 'Green eyes';
  if (kind === 'fact') {
    return (
      <Chip glyph={state === 'plain' ? Eye : undefined} chosen={state === 'chosen'}>
        {words}
      </Chip>
    );
  }
  if (kind === 'removable') {
    return (
      <RemovableChip href="/members" removeLabel="Remove">
        {words}
      </RemovableChip>
    );
  }
  return (
    <ToggleChip type={kind} name={`${kind} ${state}`} defaultChecked={state === 'chosen'}>
      {words}
    </ToggleChip>
  );
}

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    children: 'Green eyes',
    glyph: Eye,
    chosen: false,
  },
};
