import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { Image } from '@parlour/contract/types/image';
import { drawnImage, SpecimenSheet, storyProfile } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { PhotoGallery } from './photo-gallery.tsx';

const blurred = { filename: null, locked: true } as const;
const severalOf = (name: string, most: number): Image[] =>
  Array.from({ length: most }, (_, order) => drawnImage(`${name} ${order}`, { order, is_main: order === 0 }));

const specimens: Record<string, { name: string; photos: Image[] }> = {
  none: { name: 'Nora', photos: [] },
  one: { name: 'Mila', photos: severalOf('Mila', 1) },
  several: { name: 'Claire', photos: severalOf('Claire', 9) },
  'main locked': {
    name: 'Sofia',
    photos: severalOf('Sofia', 1).map((photo) => ({ ...photo, ...blurred, visibility: 'premium' })),
  },
  'some locked': {
    name: 'Emma-Charlotte Wolkenstein',
    photos: severalOf('Emma-Charlotte', 6).map((photo, place) =>
      place < 2 ? photo : { ...photo, ...blurred, visibility: place < 4 ? 'premium' : 'matches' },
    ),
  },
};

const meta = { title: 'Screens/Profile/Photos', component: PhotoGallery } satisfies Meta<typeof PhotoGallery>;
export default meta;
type Story = StoryObj;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['photos']} states={Object.keys(specimens)}>
      {(_, state) => {
        const { name = '', photos = [] } = specimens[state] ?? {};
        return <PhotoGallery profile={{ ...storyProfile(name), photos }} />;
      }}
    </SpecimenSheet>
  ),
};
export const German: Story = { ...Sheet, globals: { locale: 'de' } };
/** A thumbnail that is chosen becomes the large photo, with the keyboard too. */
export const ChosenByKeyboard: Story = {
  render: () => (
    <Wrap $narrow>
      <PhotoGallery profile={{ ...storyProfile('Claire'), photos: severalOf('Claire', 4) }} />
    </Wrap>
  ),
  play: async ({ canvasElement }) => {
    const third = within(canvasElement).getByRole('button', { name: 'Photo 3 Photo of Claire' });
    third.focus();
    await userEvent.keyboard('{Enter}');
    await expect(third).toHaveAttribute('aria-current', 'true');
  },
};
