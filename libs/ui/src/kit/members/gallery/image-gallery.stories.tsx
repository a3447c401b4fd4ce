import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drawnPortrait, everyOf, SpecimenSheet } from '@parlour/testing/stories';
import type { GalleryLabels, GalleryPicture } from './gallery-picture.ts';
import { ImageGallery } from './image-gallery.tsx';
import { Wrap } from '../../layout/layout.tsx';
import { LinkButton } from '../../actions/link-button.tsx';
import type { PortraitState } from '../portrait.tsx';

const states = everyOf<PortraitState>({ shown: true, locked: true, missing: true, loading: true });

function labelsFor(gallery: string): GalleryLabels {
  return {
    gallery,
    picture: (number) => `Photo ${number}`,
    position: (number, count) => `Photo ${number} of ${count}`,
    previous: 'Previous photo',
    next: 'Next photo',
    enlarge: 'Enlarge',
    close: 'Close',
  };
}

const photos = Array.from({ length: 9 }, (_, place): GalleryPicture => {
  const isLocked = place > 3;
  return {
    id: `photo ${place}`,
    src: drawnPortrait(`Nora ${place}`),
    alt: isLocked ? 'Locked photo' : 'Photo of Nora',
    width: 720,
    height: 900,
    ground: place % 2 === 0 ? 1 : 4,
    state: isLocked ? 'locked' : 'shown',
    over: isLocked ? <LinkButton href="/credits">Open with Premium</LinkButton> : undefined,
  };
});

const meta = {
  title: 'Kit/Members/Image gallery',
  component: ImageGallery,
  args: { pictures: photos, labels: labelsFor('Photos of Nora'), largest: true },
  decorators: [
    (Story) => (
      <Wrap $narrow>
        <Story />
      </Wrap>
    ),
  ],
} satisfies Meta<typeof ImageGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sheet: Story = {
  render: () => (
    <SpecimenSheet variants={['one picture', 'several']} states={states}>
      {(variant, state) => {
        const first: GalleryPicture = {
          id: state,
          src: drawnPortrait('Nora'),
          alt: state === 'shown' ? 'Photo of Nora' : `Photo of Nora: ${state}`,
          state,
          over:
            state === 'locked' ? <LinkButton href="/credits">Mit Premium-Mitgliedschaft öffnen</LinkButton> : undefined,
        };
        const pictures = variant === 'several' ? [first, ...photos.slice(2, 7)] : [first];
        return <ImageGallery pictures={pictures} labels={labelsFor(`${variant}, ${state}`)} />;
      }}
    </SpecimenSheet>
  ),
};

export const Many: Story = {};

/** On phones up to both edges, as the head of a profile. */
export const Bleeding: Story = { args: { bleed: true } };

export const MovedByKeys: Story = {
  play: async ({ canvasElement }) => {
    const gallery = within(canvasElement);
    const row = gallery.getByRole('group', { name: 'Photo 1 of 9' });
    row.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(gallery.getByRole('status')).toHaveTextContent('Photo 3 of 9, Photo of Nora');
    await waitFor(() => expect(Math.round(row.scrollLeft / row.clientWidth)).toBe(2));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(Math.round(row.scrollLeft / row.clientWidth)).toBe(8));
    await expect(shownSlide(canvasElement).getByRole('link', { name: 'Open with Premium' })).toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(gallery.getByRole('button', { name: 'Photo 1 Photo of Nora' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await waitFor(() => expect(row.scrollLeft).toBe(0));
  },
};

/** What a finger does: the row scrolls, and the rest follows once it lies still. */
export const Swiped: Story = {
  play: async ({ canvasElement }) => {
    const gallery = within(canvasElement);
    const row = gallery.getByRole('group', { name: 'Photo 1 of 9' });
    row.scrollBy({ left: row.clientWidth, behavior: 'instant' });
    await gallery.findByRole('group', { name: 'Photo 2 of 9' });
    await expect(gallery.getByRole('button', { name: 'Photo 2 Photo of Nora' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  },
};

export const FullView: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Enlarge' }));
    const dialog = await page.findByRole('dialog', { name: 'Photos of Nora' });
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]));
    await waitFor(() => expect(within(dialog).getByRole('group', { name: 'Photo 2 of 9' })).toBeVisible());
  },
};

/** A phone on its side: the picture has all of its height. */
export const FullViewSideways: Story = {
  globals: { viewport: { value: 'sideways' } },
  parameters: {
    viewport: { options: { sideways: { name: 'sideways', styles: { width: '740px', height: '360px' } } } },
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Enlarge' }));
    const dialog = await page.findByRole('dialog', { name: 'Photos of Nora' });
    const [picture] = within(dialog).getAllByRole('img');
    await waitFor(() => expect(picture?.getBoundingClientRect()).toMatchObject({ top: 0, height: 360 }));
    const { left, top } = within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect([left > 660, top]).toEqual([true, 8]);
  },
};

/** What was enlarged is seen, in a row that has no width before its dialog is open. */
export const FullViewOfTheSecond: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('group', { name: 'Photo 1 of 9' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(page.getByRole('button', { name: 'Enlarge' }));
    const dialog = await page.findByRole('dialog', { name: 'Photos of Nora' });
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]));
    const row = within(dialog).getByRole('group', { name: 'Photo 2 of 9' });
    await waitFor(() => expect(Math.round(row.scrollLeft / row.clientWidth)).toBe(1));
  },
};

export const FullViewOfALockedOne: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Enlarge' }));
    const dialog = await page.findByRole('dialog');
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]));
    await expect(shownSlide(dialog).getByRole('link', { name: 'Open with Premium' })).toBeVisible();
  },
};

/** The one slide that can be reached and heard. */
function shownSlide(place: HTMLElement) {
  const slide = place.querySelector<HTMLElement>('[role=group] > :not([inert])');
  if (!slide) throw new Error('There is no current picture');
  return within(slide);
}
