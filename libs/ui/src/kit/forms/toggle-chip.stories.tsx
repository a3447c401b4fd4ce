import type { Meta, StoryObj } from '@storybook/react-vite';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { ToggleChip } from '../labels/chip.tsx';
import type { ToggleChipProps } from '../labels/chip.tsx';

const meta = { title: 'Kit/Forms/Toggle chip', component: ToggleChip } satisfies Meta<typeof ToggleChip>;
export default meta;
type Story = StoryObj;

const types = everyOf<NonNullable<ToggleChipProps['type']>>({ checkbox: true, radio: true });

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={types} states={['open', 'chosen', 'disabled', 'long words']}>
      {(type, state) => (
        <ToggleChip
          type={type}
          name={`${type} ${state}`}
          defaultChecked={state === 'chosen'}
          disabled={state === 'disabled'}
        >
          {state === 'long words' ? 'Sehenswürdigkeitenbesichtigungen' : 'Sailing'}
        </ToggleChip>
      )}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    children: 'Sailing',
    type: 'checkbox',
    disabled: false,
  },
};
