import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getRegions } from '@parlour/contract/account/reference-data/get-regions';
import { getPrivacy } from '@parlour/contract/profile/get-privacy';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { listPhotos } from '@parlour/contract/profile/list-photos';
import { saveLocation } from '@parlour/contract/profile/save-location';
import { saveProfile } from '@parlour/contract/profile/save-profile';
import type { Profile } from '@parlour/contract/types/profile';
import { useSearchParams } from 'react-router';
import { regions } from '@parlour/testing/page-data';
import { openPrivacy } from '@parlour/testing/privacy';
import {
  answer,
  drawnImage,
  everythingTold,
  lookedAtBy,
  noConnection,
  refusal,
  refusalAt,
  storyProfile,
  waiting,
} from '@parlour/testing/stories';
import { OwnProfilePage } from './own-profile-page.tsx';
import { readOwnProfileView } from './own-profile-view.ts';

/** The page as its route has it: the address says which part is open. */
function AddressedPage() {
  const [search] = useSearchParams();
  return <OwnProfilePage {...readOwnProfileView(search)} />;
}

const lucas: Partial<Profile> = { gender: 'male', date_of_birth: '1985-05-05', relation: undefined };
const whole = storyProfile('Lucas', {
  ...lucas,
  ...everythingTold,
  photos: ['Lucas', 'Lucas at sea', 'Lucas cooking'].map((name, order) =>
    drawnImage(name, { order, is_main: order === 0 }),
  ),
  photos_total: 3,
});
const bare = storyProfile('Lucas', {
  ...lucas,
  main_image: null,
  photos: [],
  photos_total: 0,
  about_me: null,
  interests: [],
  hair_color: null,
  region: null,
  city: null,
});
const long = storyProfile('Maximilian-Alexander', {
  ...lucas,
  ...everythingTold,
  country: 'DE',
  city: 'Garmisch-Partenkirchen',
});

const page = (profile: Profile, ...saving: RequestHandler[]): RequestHandler[] => [
  lookedAtBy('free'),
  answer(getRegions, regions),
  answer(getProfile, { profile }),
  answer(listPhotos, { photos: profile.photos, max: 3, used: profile.photos.length }),
  answer(getPrivacy, { privacy: openPrivacy }),
  ...saving,
];
const editing = (part: string, profile: Profile = whole, ...saving: RequestHandler[]) => ({
  address: `/profile?edit=${part}`,
  answers: page(profile, ...saving),
});

interface Played {
  canvasElement: HTMLElement;
}
const pressSave = async ({ canvasElement }: Played) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Save' }));
};
const expectInvalid = async ({ canvasElement }: Played, name: string) => {
  const field = within(canvasElement).getByRole('textbox', { name });
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
};

const meta = {
  title: 'Screens/Profile/Own profile',
  component: AddressedPage,
  parameters: { address: '/profile', answers: page(whole) },
} satisfies Meta<typeof AddressedPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const NothingTold: Story = { parameters: { answers: page(bare) } };
export const TextWaits: Story = { parameters: { answers: page({ ...whole, about_me_status: 'pending' }) } };
export const TextIsDraft: Story = {
  parameters: { answers: page({ ...whole, about_me_status: 'pending', about_me_draft: true }) },
};
export const TextRejected: Story = { parameters: { answers: page({ ...whole, about_me_status: 'rejected' }) } };
/** What was saved without JavaScript says so at its place. */
export const SavedWithoutJavaScript: Story = {
  name: 'Saved Without JavaScript',
  parameters: { address: '/profile?done=about' },
};

export const EditBasics: Story = { parameters: editing('basics') };
export const EditAbout: Story = { parameters: editing('about') };
export const EditFacts: Story = { parameters: editing('facts') };
export const EditInterests: Story = {
  parameters: editing('interests'),
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByText('4 of 10 chosen'));
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'c');
  },
};
export const EditPlace: Story = { parameters: editing('location') };

/** By the keyboard alone: open the part, change it, save it; the focus comes back to where it was. */
export const ByKeyboard: Story = {
  parameters: { answers: page(whole, answer(saveProfile, { profile: { ...whole, about_me: 'New words' } })) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const change = await canvas.findByRole('link', { name: 'Change About me' });
    change.focus();
    await userEvent.keyboard('{Enter}');
    const field = await canvas.findByRole('textbox', { name: 'About me' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}New words{Tab}{Enter}');
    await canvas.findByText('New words');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Change About me' })).toHaveFocus());
  },
};
/** What is wrong stands at its field. */
export const NameTaken: Story = {
  parameters: editing('basics', whole, refusalAt(saveProfile, { name: 'name_taken' })),
  play: async (context) => {
    await pressSave(context);
    await expectInvalid(context, 'Name');
  },
};
/** What the form itself finds wrong is said before anything is sent. */
export const ContactDetails: Story = {
  parameters: editing('about', { ...whole, about_me: 'Call me on 06 12345678' }),
  play: async (context) => {
    await pressSave(context);
    await expectInvalid(context, 'About me');
  },
};
/** What was typed before a reload is there again. */
export const Draft: Story = {
  parameters: editing('about'),
  beforeEach: () => {
    const member = storyProfile('Lucas').id;
    const draft = JSON.stringify({ about_me: 'Words that were never saved' });
    window.sessionStorage.setItem(`parlour.draft.${member}.profile.about`, draft);
  },
};
/** Without a connection nothing is lost, and it is sent as soon as there is one. */
export const Offline: Story = {
  parameters: editing('about', whole, noConnection(saveProfile)),
  play: async (context) => {
    await pressSave(context);
    await within(context.canvasElement).findByRole('button', { name: 'Try again' });
  },
};
export const Saving: Story = { parameters: editing('about', whole, waiting(saveProfile)), play: pressSave };
export const PlaceRefused: Story = {
  parameters: editing('location', whole, refusal(saveLocation, 'location_changed_too_often', { minutes: 1427 })),
  play: async (context) => {
    await pressSave(context);
    await expect(await within(context.canvasElement).findByRole('alert')).toBeVisible();
  },
};
export const Waiting: Story = {
  parameters: { answers: [lookedAtBy('free'), answer(getRegions, regions), waiting(getProfile)] },
};
export const Failed: Story = {
  parameters: { answers: [lookedAtBy('free'), answer(getRegions, regions), refusal(getProfile, 'server_error')] },
};
export const German: Story = { globals: { locale: 'de' }, parameters: { answers: page(long) } };
export const PlaceInGerman: Story = { globals: { locale: 'de' }, parameters: editing('location', long) };
export const BasicsInGerman: Story = {
  globals: { locale: 'de', viewport: { value: 'smallest' } },
  parameters: editing('basics', long),
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
export const FactsOnPhone: Story = { ...EditFacts, globals: { viewport: { value: 'phone' } } };
