import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { SpecimenSheet } from '@parlour/testing/stories';
import { fieldIn, fieldStates } from '../../testing/field-specimens.ts';
import { FileField } from './file-field.tsx';

const meta = { title: 'Kit/Forms/File field', component: FileField } satisfies Meta<typeof FileField>;
export default meta;
type Story = StoryObj;

const words = {
  English: { browseLabel: 'Browse', emptyLabel: 'No file chosen' },
  German: { browseLabel: 'Durchsuchen', emptyLabel: 'Keine Datei ausgewählt' },
} as const;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['English', 'German']} states={fieldStates}>
      {(language, state) => <FileField {...fieldIn(state, 'Photo')} {...words[language]} accept="image/*" />}
    </SpecimenSheet>
  ),
};

/** What is not chosen yet is said whole, on the smallest of phones too. */
export const NothingChosen: Story = {
  globals: { viewport: { value: 'smallest' } },
  render: () => <FileField label="Photo" {...words.German} />,
  play: async ({ canvasElement }) => {
    const empty = within(canvasElement).getByText(words.German.emptyLabel);
    await expect(empty.scrollWidth).toBeLessThanOrEqual(empty.clientWidth);
  },
};

/** In letters so large that both do not fit beside each other, the button stands below the words, and nothing leaves the frame. */
export const LargeText: Story = {
  ...NothingChosen,
  globals: { text: 'twice as large', viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const empty = canvas.getByText(words.German.emptyLabel);
    const browse = canvas.getByText(words.German.browseLabel);
    await waitFor(() => expect(browse.offsetHeight).toBeGreaterThan(50));
    await expect(empty.scrollWidth).toBeLessThanOrEqual(empty.clientWidth);
    await expect(browse.offsetTop).toBeGreaterThanOrEqual(empty.offsetTop + empty.offsetHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Chosen: Story = {
  parameters: { layout: 'padded' },
  render: () => <FileField label="Photos" {...words.English} multiple />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const names = ['garden.png', 'on-the-lake-with-everybody-in-the-late-summer-of-last-year.jpg'];
    await userEvent.upload(
      canvas.getByLabelText('Photos'),
      names.map((name) => new File([], name)),
    );
    await expect(canvas.getByText(names.join(', '))).toBeVisible();
  },
};
