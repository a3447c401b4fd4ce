import { Trans } from '@lingui/react/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { deletePhoto } from '@parlour/contract/profile/delete-photo';
import { getPrivacy } from '@parlour/contract/profile/get-privacy';
import { listPhotos } from '@parlour/contract/profile/list-photos';
import { updatePhoto } from '@parlour/contract/profile/update-photo';
import { uploadPhoto } from '@parlour/contract/profile/upload-photo';
import type { Image } from '@parlour/contract/types/image';
import { openPrivacy } from '@parlour/testing/privacy';
import { answer, drawnImage, lookedAtBy, refusal, waiting } from '@parlour/testing/stories';
import { Wrap } from '@parlour/ui';
import { OwnPhotos } from './own-photos.tsx';

const several: Image[] = ['Lucas', 'Lucas at sea', 'Lucas cooking'].map((name, order) =>
  drawnImage(name, { order, is_main: order === 0 }),
);
const [main, atSea, cooking] = several as [Image, Image, Image];
const five: Image[] = [
  ...several,
  ...['Lucas at home', 'Lucas asleep'].map((name, at) => drawnImage(name, { order: at + 3, is_main: false })),
];
const album = (photos: Image[], max = 3): RequestHandler => answer(listPhotos, { photos, max, used: photos.length });
const sharp = answer(getPrivacy, { privacy: openPrivacy });
const blurred = answer(getPrivacy, { privacy: { ...openPrivacy, blur_images: true } });
const page = (photos: Image[], ...others: RequestHandler[]) => [lookedAtBy('free'), album(photos), ...others, sharp];
/** A photo of the story itself, so that it can be shown and cut; large enough to go into. */
const drawnFile = async (name = 'garden.png'): Promise<File> => {
  const canvas = new OffscreenCanvas(1800, 1200);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = 'royalblue';
  pen.fillRect(0, 0, 1800, 1200);
  pen.fillStyle = 'gold';
  pen.fillRect(660, 240, 480, 720);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
};
const chooseSeveral = async (canvasElement: HTMLElement) => {
  const field = await within(canvasElement).findByLabelText('Add photos');
  await userEvent.upload(field, [await drawnFile('garden.png'), await drawnFile('at-the-lake-in-summer.png')]);
};
/** As soon as the tiles that can be dragged have taken the place of the others. */
const openMenu = async (canvasElement: HTMLElement, number: number, entry: string) => {
  await within(canvasElement).findAllByRole('button', { name: /^Move photo/ });
  await userEvent.click(within(canvasElement).getByRole('button', { name: `Change photo ${number}` }));
  await userEvent.click(await within(canvasElement).findByRole('menuitem', { name: entry }));
};

const meta = {
  title: 'Screens/Profile/Own photos',
  component: OwnPhotos,
  parameters: { address: '/profile', answers: page(several.slice(0, 2)) },
  render: (args) => (
    <Wrap $narrow as="main" style={{ paddingBlock: 24 }}>
      <h1>
        <Trans>My profile</Trans>
      </h1>
      <OwnPhotos {...args} />
    </Wrap>
  ),
} satisfies Meta<typeof OwnPhotos>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {};
export const Empty: Story = { parameters: { answers: page([]) } };
export const Full: Story = { parameters: { answers: page(several) } };
export const FullForPremium: Story = {
  parameters: { answers: [lookedAtBy('premium'), album([main, atSea], 2), sharp] },
};
export const Checked: Story = {
  parameters: {
    answers: page([
      main,
      { ...atSea, status: 'pending', visibility: 'matches' },
      { ...cooking, status: 'rejected', reject_code: 'photo_banned' },
    ]),
  },
};
export const OnTheirWay: Story = {
  parameters: { answers: page([main], waiting(uploadPhoto)) },
  play: async ({ canvasElement }) => {
    await chooseSeveral(canvasElement);
    await expect(await within(canvasElement).findAllByRole('meter')).toHaveLength(2);
  },
};
/** A file that was refused stays with the reason, and with the way to try it again. */
export const UploadFailed: Story = {
  parameters: { answers: page([main], refusal(uploadPhoto, 'photo_unreadable')) },
  play: async ({ canvasElement }) => {
    await chooseSeveral(canvasElement);
    await waitFor(() => expect(within(canvasElement).getAllByText('This photo cannot be read.')).toHaveLength(2));
  },
};
/** What stands on a photo is read whole. */
export const LargeText: Story = {
  globals: { text: 'twice as large', locale: 'de', viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const tag = await within(canvasElement).findByText('Hauptfoto');
    await waitFor(() => expect(tag.offsetHeight).toBeGreaterThan(30));
    await expect(tag.scrollWidth).toBeLessThanOrEqual(tag.clientWidth);
  },
};
export const PostedWithoutScripts: Story = {
  args: {
    lastResult: { submission: { status: 'error', error: { file: ['photo_unreadable'] } }, failure: null, params: {} },
  },
};
/** The keys that move the photo and the slider do what dragging and pinching do; also of a wide photo the part is as high as its place. */
export const Cropping: Story = {
  parameters: { answers: page([main], waiting(uploadPhoto)) },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.upload(await within(canvasElement).findByLabelText('Add photos'), await drawnFile());
    const part = await within(canvasElement).findByRole('group', { name: /^Part of the photo/ });
    const place = within(canvasElement).getByTestId('container');
    await waitFor(() => expect(part.offsetHeight).toBe(place.offsetHeight));
    await waitFor(() => expect(part.offsetWidth).toBe(place.offsetHeight * 0.8));
    part.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('button', { name: 'Upload this part' })).not.toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    );
  },
};
/** On the smallest phone: the sliders go as far as there is photo, and no further; where it all is seen they are at rest. */
export const CroppingWithoutDragging: Story = {
  parameters: { answers: page([main], waiting(uploadPhoto)) },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await userEvent.upload(await within(canvasElement).findByLabelText('Add photos'), await drawnFile());
    const box = await within(canvasElement).findByRole('dialog', { name: 'Crop your photo' });
    const dialog = within(box);
    const fold = await dialog.findByText('Move without dragging');
    await expect(box.scrollHeight, 'until it is asked for, all stands in the window').toBe(box.clientHeight);
    await userEvent.click(fold);
    const [across, upAndDown] = ['Across', 'Up and down'].map((name) =>
      dialog.getByRole<HTMLInputElement>('slider', { name }),
    );
    const photo = dialog.getByTestId('container').querySelector('img')!;
    const part = await dialog.findByRole('group', { name: /^Part of the photo/ });
    const slide = (slider: HTMLInputElement, value: string) => fireEvent.change(slider, { target: { value } });
    await waitFor(() => expect([across!.disabled, upAndDown!.disabled]).toContain(true));
    await slide(dialog.getByRole<HTMLInputElement>('slider', { name: 'Closer' }), '2');
    await waitFor(() => expect([across!.disabled, upAndDown!.disabled]).toEqual([false, false]));
    await slide(across!, '100');
    await slide(upAndDown!, '0');
    const beyond = () => {
      const [shown, kept] = [photo.getBoundingClientRect(), part.getBoundingClientRect()];
      return [shown.right - kept.right, kept.top - shown.top].map((pixels) => Math.abs(Math.round(pixels)));
    };
    await waitFor(() => expect(beyond()).toEqual([0, 0]));
    await expect([across!.value, upAndDown!.value]).toEqual(['100', '0']);
  },
};
export const AskedBeforeDeleting: Story = {
  parameters: { answers: page(several.slice(0, 2), waiting(deletePhoto)) },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, 1, 'Delete photo');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('dialog', { name: 'Delete this photo?' })).toBeVisible(),
    );
  },
};
export const WhoSeesIt: Story = {
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, 2, 'Who sees it');
    await waitFor(() =>
      expect(within(canvasElement).getByRole('dialog', { name: 'Who sees this photo?' })).toBeVisible(),
    );
  },
};
/** Whatever each of them says of itself: blurred photos are for matches. */
export const WhoSeesBlurred: Story = {
  parameters: { answers: page(several.slice(0, 2), blurred) },
  play: async ({ canvasElement }) => {
    await openMenu(canvasElement, 2, 'Who sees it');
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Who sees this photo?' });
    await waitFor(() => expect(within(dialog).getByText(/^Your photos are blurred/)).toBeVisible());
    await expect(within(dialog).getByRole('link', { name: 'Change that' })).toHaveAttribute(
      'href',
      '/settings#privacy',
    );
  },
};
/** Presses a key, and hears what it does. */
const pressAndHear = async (canvasElement: HTMLElement, key: string, words: string) => {
  await userEvent.keyboard(key);
  await waitFor(() => expect(within(canvasElement).getByText(words)).toBeInTheDocument());
};
const takeUp = async (canvasElement: HTMLElement, number: number) => {
  (await within(canvasElement).findByRole('button', { name: `Move photo ${number}` })).focus();
  await pressAndHear(canvasElement, ' ', `Photo ${number} is picked up.`);
};

/** Taken up, moved and put down by keys; every step is said. */
export const OrderedByKeyboard: Story = {
  parameters: { answers: page(several, waiting(updatePhoto)) },
  play: async ({ canvasElement }) => {
    await takeUp(canvasElement, 3);
    await pressAndHear(canvasElement, '{ArrowLeft}', 'Photo 3 would go to place 2 of 3.');
    await pressAndHear(canvasElement, ' ', 'Photo 3 was put at place 2 of 3.');
    await waitFor(() => expect(within(canvasElement).getAllByRole('img')[1]).toHaveAttribute('src', cooking.filename));
    await expect(canvasElement.ownerDocument.activeElement).toHaveAccessibleName('Move photo 2');
  },
};
/** The arrows to the sides go from place to place, also to another row, the others a row; the end is the end. */
export const OrderedBetweenRows: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: { answers: page(five, waiting(updatePhoto)) },
  play: async ({ canvasElement }) => {
    const wouldGoTo = (place: number) => `Photo 5 would go to place ${place} of 5.`;
    await takeUp(canvasElement, 5);
    await pressAndHear(canvasElement, '{ArrowLeft}', wouldGoTo(4));
    await pressAndHear(canvasElement, '{ArrowLeft}', wouldGoTo(3));
    await pressAndHear(canvasElement, '{ArrowLeft}', wouldGoTo(2));
    await pressAndHear(canvasElement, '{ArrowRight}', wouldGoTo(3));
    await pressAndHear(canvasElement, '{ArrowUp}', wouldGoTo(1));
    await pressAndHear(canvasElement, '{ArrowDown}', wouldGoTo(3));
    await pressAndHear(canvasElement, '{ArrowDown}', wouldGoTo(5));
    await pressAndHear(canvasElement, '{Escape}', 'Photo 5 is back where it was.');
  },
};
/** The main photo has no handle: whoever made it that goes on in its menu. */
export const MadeMainByKeyboard: Story = {
  parameters: { answers: page(several, waiting(updatePhoto)) },
  play: async ({ canvasElement }) => {
    await takeUp(canvasElement, 2);
    await pressAndHear(canvasElement, '{ArrowLeft}', 'Photo 2 would go to place 1 of 3.');
    await pressAndHear(canvasElement, ' ', 'Photo 2 was put at place 1 of 3.');
    await waitFor(() => expect(within(canvasElement).getAllByRole('img')[0]).toHaveAttribute('src', atSea.filename));
    await expect(canvasElement.ownerDocument.activeElement).toHaveAccessibleName('Change photo 1');
  },
};
/** What waits to be checked cannot be the main photo: the second place is the first for it. */
export const PendingStaysBehindMain: Story = {
  parameters: { answers: page([main, atSea, { ...cooking, status: 'pending' }], waiting(updatePhoto)) },
  play: async ({ canvasElement }) => {
    await takeUp(canvasElement, 3);
    await pressAndHear(canvasElement, '{ArrowLeft}', 'Photo 3 would go to place 2 of 3.');
    await userEvent.keyboard('{ArrowLeft}');
    await pressAndHear(canvasElement, ' ', 'Photo 3 was put at place 2 of 3.');
  },
};
export const Waiting: Story = { parameters: { answers: [lookedAtBy('free'), waiting(listPhotos)] } };
export const Failed: Story = { parameters: { answers: [lookedAtBy('free'), refusal(listPhotos, 'server_error')] } };
export const German: Story = { ...Checked, globals: { locale: 'de', viewport: { value: 'smallest' } } };
