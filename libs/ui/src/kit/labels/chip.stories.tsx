import { Eye } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
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
