import type { Meta, StoryObj } from '@storybook/react-vite';
import { SpecimenSheet } from '@parlour/testing/stories';
import { Switch } from './switch.tsx';

const meta = { title: 'Kit/Forms/Switch', component: Switch } satisfies Meta<typeof Switch>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['off', 'on']} states={['plain', 'described', 'disabled', 'long words']}>
      {(value, state) => (
        <Switch
          label={
            state === 'long words' ? 'Benachrichtigungen über Freundschaftsanfragen' : 'Mail me about new messages'
          }
          description={state === 'described' ? 'At most once a day.' : undefined}
          defaultChecked={value === 'on'}
          disabled={state === 'disabled'}
        />
      )}
    </SpecimenSheet>
  ),
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    label: 'Mail me about new messages',
    description: 'At most once a day.',
    disabled: false,
  },
};
