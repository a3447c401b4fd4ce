import { Ellipsis, Gift } from 'lucide-react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactElement } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { getRegions } from '@parlour/contract/account/reference-data/get-regions';
import { getProfile } from '@parlour/contract/profile/get-profile';
import type { Image } from '@parlour/contract/types/image';
import type { Profile, Relation } from '@parlour/contract/types/profile';
import { canSend, regions, strangers } from '@parlour/testing/page-data';
import {
  answer,
  drawnImage,
  everythingTold,
  lookedAtBy,
  refusal,
  Slot,
  storyProfile,
  waiting,
  type ViewerKind,
} from '@parlour/testing/stories';
import { IconButton, LikeButton, TabBarRoom } from '@parlour/ui';
import { ProfilePage } from './profile-page.tsx';

const free: Relation['can_send'] = {
  ...canSend,
  cost: { text: 0, image: 20 },
  money: { text: null, image: null },
  free_left: 2,
};

const photos = ['Nora', 'Nora at the sea', 'Nora in the garden', 'Nora on a bicycle'];
const opened: Image[] = photos.map((name, order) => drawnImage(name, { order, is_main: order === 0 }));
const partlyLocked: Image[] = opened.map((photo, place) => {
  if (place < 2) return photo;
  return { ...photo, filename: null, locked: true, visibility: place === 2 ? 'premium' : 'matches' };
});

const nora = (changes: Partial<Profile> = {}, relation: Partial<Relation> = {}): Profile =>
  storyProfile('Nora', {
    ...everythingTold,
    online: 'now',
    verified: { photo: true, age: false },
    photos: opened,
    photos_total: opened.length,
    relation: { ...strangers, ...relation },
    ...changes,
  });
const showing = (kind: ViewerKind, profile: Profile) => ({
  parameters: { answers: [lookedAtBy(kind), answer(getProfile, { profile }), answer(getRegions, regions)] },
});

const meta = {
  title: 'Screens/Profile/Profile',
  component: ProfilePage,
  args: {
    id: nora().id,
    renderLike: ({ name, like_sent }) => (
      <LikeButton label={`Like ${name}`} liked={like_sent === true} look="edge" size="large" />
    ),
    renderGift: () => <IconButton label="Send a gift" glyph={Gift} look="edge" size="large" />,
    renderReport: () => <Slot name="report" />,
    renderMore: () => <IconButton label="More" glyph={Ellipsis} look="edge" size="large" />,
  },
  parameters: { address: `/members/${nora().id}` },
} satisfies Meta<typeof ProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The card and the first photo, and the two ways in. */
export const Visitor: Story = showing(
  'visitor',
  nora({ relation: undefined, about_me: null, interests: [], photos: opened.slice(0, 1), photos_total: 1 }),
);
/** The first messages are free; some photos are locked. */
export const Free: Story = showing('free', nora({ photos: partlyLocked }, { can_send: free }));
/** The next message has its price beside it, in credits and in money. */
export const Premium: Story = showing('premium', nora());
export const LikesYou: Story = showing('premium', nora({}, { like_received: true }));
export const Match: Story = showing('premium', nora({ like_sent: true }, { like_received: true, match: true }));
export const Fictional: Story = showing(
  'premium',
  nora({ fictional: true }, { can_send: { ...canSend, allowed: false, reason: 'fictional_ack_required' } }),
);
export const Demo: Story = showing('free', nora({ demo: true }));
export const BlockedByMe: Story = showing('premium', nora({}, { blocked_by_me: true }));
/** She decides who may write first. */
export const NotAllowed: Story = showing(
  'free',
  nora({}, { can_send: { ...canSend, allowed: false, reason: 'not_allowed_by_member' } }),
);
export const NothingTold: Story = showing(
  'free',
  storyProfile('Iris', { main_image: null, photos: [], photos_total: 0, about_me: null, interests: [], city: null }),
);
/** One's own page as others see it: nothing to like or to write. */
export const Own: Story = {
  ...showing('free', storyProfile('Lucas', { gender: 'male', ...everythingTold, relation: undefined })),
  args: { id: storyProfile('Lucas').id },
};
export const Waiting: Story = { parameters: { answers: [lookedAtBy('free'), waiting(getProfile)] } };
export const Failed: Story = { parameters: { answers: [lookedAtBy('free'), refusal(getProfile, 'server_error')] } };
export const German: Story = {
  ...showing(
    'free',
    nora({
      name: 'Emma-Charlotte Wolkenstein',
      city: 'Garmisch-Partenkirchen',
      distance_band: 'abroad',
      fictional: true,
      demo: true,
      photos: partlyLocked,
    }),
  ),
  globals: { locale: 'de' },
};
/** The name comes right below the large photo; what one can do stays at the lower edge. */
export const OnPhone: Story = { ...Free, globals: { viewport: { value: 'phone' } } };
/** However high the words make the bar, the page has room for it, and nothing that has the focus is behind it. */
export const LargeTextOnTheSmallestPhone: Story = {
  ...Premium,
  globals: { locale: 'de', text: 'twice as large', viewport: { value: 'smallest' } },
  render: (args) => inRoom(args),
  play: async ({ canvasElement }) => {
    const bar = await barWith(canvasElement, /^Schreiben/);
    await waitFor(() => expect(bar.offsetHeight).toBeGreaterThan(150));
    await expectRoomFor(bar, canvasElement);
  },
};
/** Of all languages the most words in the least width. */
export const LongWordsOnTheSmallestPhone: Story = {
  ...Premium,
  globals: { locale: 'nl', viewport: { value: 'smallest' } },
  render: (args) => inRoom(args),
  play: async ({ canvasElement }) => expectRoomFor(await barWith(canvasElement, /^Bericht sturen/), canvasElement),
};

function inRoom(args: ComponentProps<typeof ProfilePage>): ReactElement {
  return (
    <TabBarRoom data-testid="room">
      <ProfilePage {...args} />
    </TabBarRoom>
  );
}

async function barWith(canvasElement: HTMLElement, name: RegExp): Promise<HTMLElement> {
  const write = await within(canvasElement).findByRole('link', { name });
  return write.closest<HTMLElement>('[data-action-bar]')!;
}

async function expectRoomFor(bar: HTMLElement, canvasElement: HTMLElement): Promise<void> {
  const room = getComputedStyle(within(canvasElement).getByTestId('room')).paddingBottom;
  await expect(Number.parseFloat(room)).toBeGreaterThanOrEqual(bar.offsetHeight);
  const keptFree = getComputedStyle(document.documentElement).scrollPaddingBottom;
  await expect(Number.parseFloat(keptFree)).toBeGreaterThanOrEqual(bar.offsetHeight);
}
