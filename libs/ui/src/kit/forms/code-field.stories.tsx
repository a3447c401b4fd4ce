import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { fieldIn, fieldStates } from '../../testing/field-specimens.ts';
import { CodeField } from './code-field.tsx';

const meta = { title: 'Kit/Forms/Code field', component: CodeField } satisfies Meta<typeof CodeField>;
export default meta;
type Story = StoryObj;

const codes = { empty: undefined, begun: '481', complete: '481516' } as const;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['empty', 'begun', 'complete']} states={[...fieldStates, 'four digits']}>
      {(code, state) => (
        <CodeField
          {...fieldIn(state === 'four digits' ? 'plain' : state, 'Code')}
          length={state === 'four digits' ? 4 : 6}
          defaultValue={codes[code]}
        />
      )}
    </SpecimenSheet>
  ),
};

export const Pasted: Story = {
  parameters: { layout: 'padded' },
  render: () => <CodeField label="Code" />,
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText<HTMLInputElement>('Code');
    await userEvent.tab();
    await userEvent.paste('481 516');
    await expect(input).toHaveValue('481516');
    await expect(input.scrollLeft).toBe(0);
  },
};
