import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { Segmented } from './segmented.tsx';

const meta = { title: 'Kit/Forms/Segmented', component: Segmented } satisfies Meta<typeof Segmented>;
export default meta;
type Story = StoryObj;

const options = {
  two: ['Man', 'Woman'],
  three: ['Man', 'Woman', 'Couple'],
  four: ['Any', 'New', 'Online', 'Near'],
  'long words': ['Partnerschaft', 'Freundschaft', 'Unverbindliches'],
} as const;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['two', 'three', 'four', 'long words']} states={['open', 'chosen', 'error']}>
      {(variant, state) => (
        <Segmented
          legend="I am looking for"
          name={`${variant} ${state}`}
          options={options[variant].map((label) => ({ value: label, label }))}
          defaultValue={state === 'chosen' ? options[variant][1] : undefined}
          error={state === 'error' ? 'Please choose one.' : undefined}
        />
      )}
    </SpecimenSheet>
  ),
  /** Where nothing is chosen of two, a line parts them: grey all over, they would pass for one button that is switched off. */
  play: async ({ canvasElement }) => {
    const lineOf = (name: string) =>
      getComputedStyle(canvasElement.querySelector(`[name="${name}"][value="Woman"]`)!.closest('label')!).boxShadow;
    await expect(lineOf('two open')).toMatch(/ -1px 0px 0px/);
    await expect(lineOf('three open')).toBe('none');
  },
};

/** The plate of the chosen one hardly differs from the bar (1.15 : 1): its edge tells it (WCAG 1.4.11), and the others' quiet words. */
export const TheChosenOne: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Segmented
      legend="I am looking for"
      name="gender"
      options={options.two.map((label) => ({ value: label, label }))}
      defaultValue="Man"
    />
  ),
  play: async ({ canvas }) => {
    const styleOf = (name: string) => getComputedStyle(canvas.getByRole('radio', { name }).closest('label')!);
    await waitFor(() => expect(styleOf('Man').boxShadow).toMatch(/0px 0px 0px 2px inset/));
    await expect(styleOf('Woman').boxShadow).toBe('none');
    await expect(styleOf('Woman').color).not.toBe(styleOf('Man').color);
  },
};

export const ByKeyboard: Story = {
  parameters: { layout: 'padded' },
  render: () => (
    <Segmented
      legend="I am looking for"
      name="gender"
      options={options.three.map((label) => ({ value: label, label }))}
      defaultValue="Man"
    />
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(within(canvasElement).getByRole('radio', { name: 'Woman' })).toBeChecked();
  },
};

export const Playground: StoryObj<typeof meta> = {
  parameters: { layout: 'padded' },
  args: {
    legend: 'I am looking for',
    name: 'gender',
    options: options.three.map((label) => ({ value: label, label })),
    defaultValue: 'Woman',
  },
};
