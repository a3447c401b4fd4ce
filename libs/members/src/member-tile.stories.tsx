import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { like } from '@parlour/contract/members/like';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { answer, drawnImage, lookedAtBy, SpecimenSheet, storyCard, withSettings } from '@parlour/testing/stories';
import { LikeToggle } from './like-toggle.tsx';
import { matchWith } from './match/match.fixture.ts';
import { MatchPlace } from './match/match-place.tsx';
import { MemberTile } from './member-tile.tsx';

const blurred = { filename: null, locked: true, visibility: 'premium' } as const;
const faces: Record<string, ProfileCard> = {
  'with a photo': storyCard('Nora'),
  'without a photo': storyCard('Mila', { main_image: null }),
  'a locked photo': storyCard('Claire', { main_image: drawnImage('Claire', blurred) }),
  'photo verified': storyCard('Sofia', { verified: { photo: true, age: true } }),
};
const presence: Record<string, ProfileCard> = {
  now: storyCard('Iris', { online: 'now' }),
  today: storyCard('Vera', { online: 'today' }),
  'this week': storyCard('Ruth', { online: 'week' }),
  'without a city': storyCard('Ida', { city: null }),
};
const standing: Record<string, ProfileCard> = {
  'liked by me': storyCard('Jo', { like_sent: true }),
  'a new like': storyCard('Lotte', { like_new: true }),
  'likes you': storyCard('Saar', { like_new: false }),
  'a match': storyCard('Femke', { like_new: false, like_sent: true }),
};
const disclosures: Record<string, ProfileCard> = {
  fictional: storyCard('Amber', { fictional: true }),
  demo: storyCard('Noor', { demo: true }),
  'all at once': storyCard('Emma-Charlotte Wolkenstein', {
    city: 'Garmisch-Partenkirchen',
    fictional: true,
    demo: true,
    like_new: true,
    online: 'now',
    verified: { photo: true, age: true },
  }),
};

const meta = {
  title: 'Screens/Members/Tile',
  component: MemberTile,
  parameters: { answers: [lookedAtBy('free')] },
} satisfies Meta<typeof MemberTile>;
export default meta;
type Story = StoryObj;

const sheetOf = (cards: Record<string, ProfileCard>): Story => ({
  render: () => (
    <SpecimenSheet variants={['tile']} states={Object.keys(cards)}>
      {(_, state) => {
        const profile = cards[state];
        return (
          profile && <MemberTile profile={profile} act={<LikeToggle profile={profile} source="list" form="likes" />} />
        );
      }}
    </SpecimenSheet>
  ),
});

const sheet = sheetOf({ ...faces, ...presence, ...standing, ...disclosures });
const namesCountry = (country: string): Story => ({
  play: async ({ canvasElement }) => expect(await within(canvasElement).findByText(country)).toBeVisible(),
});

export const Sheet: Story = { ...sheet, ...namesCountry('Netherlands') };
export const German: Story = { ...sheet, ...namesCountry('Niederlande'), globals: { locale: 'de' } };
/** A brand may say in its own words, and with its own sign, that a profile is fictional. */
export const OwnSign: Story = {
  ...sheetOf(disclosures),
  decorators: [withSettings({ fictional_icon: 'feather', fictional_singular: 'penned profile' })],
};
/** Visitors have no heart to give. */
export const Visitor: Story = { ...sheetOf(faces), parameters: { answers: [lookedAtBy('visitor')] } };

const liking = storyCard('Saar', { like_new: false });
/** A heart that makes a match: by keys alone the match opens, and the heart has the focus again once it is put away. */
export const Match: Story = {
  render: () => (
    <>
      <MemberTile profile={liking} act={<LikeToggle profile={liking} source="list" form="likes" />} />
      <MatchPlace />
    </>
  ),
  parameters: { answers: [lookedAtBy('free'), answer(like, matchWith(liking))] },
  play: async ({ canvasElement }) => {
    const heart = await within(canvasElement).findByRole('button', { name: 'Like Saar back' });
    heart.focus();
    await userEvent.keyboard('{Enter}');
    const modal = within(await within(document.body).findByRole('dialog', { name: 'It’s a match!' }));
    await waitFor(() => expect(modal.getByRole('link', { name: 'Write to Saar' })).toBeVisible());
    await waitFor(() => expect(modal.getByRole('button', { name: 'Close' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(heart).toHaveFocus());
  },
};
