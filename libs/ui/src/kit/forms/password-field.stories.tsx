import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { everyOf, SpecimenSheet } from '@parlour/testing/stories';
import { fieldIn, fieldStates } from '../../testing/field-specimens.ts';
import type { MeterTone } from '../feedback/meter.tsx';
import { PasswordField } from './password-field.tsx';

const meta = { title: 'Kit/Forms/Password field', component: PasswordField } satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj;

const words: Record<MeterTone, string> = {
  danger: 'Weak. Everybody guesses this one first.',
  notice: 'Fair',
  action: 'Good',
  success: 'Zufriedenstellende Passwortsicherheit',
};
const tones = everyOf<MeterTone>({ danger: true, notice: true, action: true, success: true });

export const Sheet: Story = {
  render: () => (
    <>
      <SpecimenSheet variants={['empty', 'filled']} states={fieldStates}>
        {(value, state) => (
          <PasswordField
            {...fieldIn(state, 'Password')}
            showLabel="Show password"
            autoComplete="current-password"
            defaultValue={value === 'filled' ? 'correct horse' : undefined}
          />
        )}
      </SpecimenSheet>
      <SpecimenSheet variants={['strength']} states={tones}>
        {(_, tone) => (
          <PasswordField
            label="New password"
            showLabel="Show password"
            autoComplete="new-password"
            defaultValue="correct horse"
            strength={{ label: 'Strength', words: words[tone], share: (tones.indexOf(tone) + 1) / tones.length, tone }}
          />
        )}
      </SpecimenSheet>
    </>
  ),
};

export const Shown: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <PasswordField
      label="Password"
      showLabel="Show password"
      autoComplete="current-password"
      defaultValue="correct horse"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
    await expect(canvas.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');
  },
};
