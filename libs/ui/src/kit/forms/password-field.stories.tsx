import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { fieldIn, fieldStates } from '../../testing/field-specimens.ts';
import { PasswordField, type PasswordStrength } from './password-field.tsx';

const meta = { title: 'Kit/Forms/Password field', component: PasswordField } satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj;

/** What a password may score: a share of the meter in its tone, as the product draws them. */
const scores: Record<string, Pick<PasswordStrength, 'words' | 'share' | 'tone'>> = {
  weak: { words: 'Weak. Everybody guesses this one first.', share: 0.25, tone: 'danger' },
  fair: { words: 'Fair', share: 0.5, tone: 'notice' },
  strong: { words: 'Strong', share: 0.75, tone: 'success' },
  'very strong': { words: 'Zufriedenstellende Passwortsicherheit', share: 1, tone: 'success' },
};

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
      <SpecimenSheet variants={['strength']} states={Object.keys(scores)}>
        {(_, score) => (
          <PasswordField
            label="New password"
            showLabel="Show password"
            autoComplete="new-password"
            defaultValue="correct horse"
            strength={{ label: 'Strength', ...scores[score]! }}
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

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    ...fieldIn('hint', 'New password'),
    showLabel: 'Show password',
    autoComplete: 'new-password',
    strength: { label: 'Strength', ...scores['fair']! },
    disabled: false,
  },
};
