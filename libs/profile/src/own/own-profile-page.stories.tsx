import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { getRegions } from '@parlour/contract/account/get-regions';
import { getProfile } from '@parlour/contract/profile/get-profile';
import { saveLocation } from '@parlour/contract/profile/save-location';
import { saveProfile } from '@parlour/contract/profile/save-profile';
import type { Profile } from '@parlour/contract/types/profile';
import { regions } from '@parlour/testing/page-data';
import {
  answer,
  drawnImage,
  everythingTold,
  lookedAtBy,
  refusal,
  refusalAt,
  storyProfile,
  waiting,
} from '@parlour/testing/stories';
import { OwnProfilePage } from './own-profile-page.tsx';

const lucas: Partial<Profile> = { gender: 'male', relation: undefined };
const whole = storyProfile('Lucas', {
  ...lucas,
  ...everythingTold,
  photos: ['Lucas', 'Lucas at sea', 'Lucas cooking'].map((name) => drawnImage(name)),
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
  completeness: 0,
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
  ...saving,
];
const pressSave = async ({ canvasElement }: { canvasElement: HTMLElement }) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: 'Save' }));
};
const expectInvalid = async ({ canvasElement }: { canvasElement: HTMLElement }, name: string) => {
  const field = within(canvasElement).getByRole('textbox', { name });
  await waitFor(() => expect(field).toHaveAttribute('aria-invalid', 'true'));
};

const meta = {
  title: 'Screens/Profile/Own profile',
  component: OwnProfilePage,
  args: { edit: 'profile' },
  parameters: { address: '/profile', answers: page(whole) },
} satisfies Meta<typeof OwnProfilePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Whole: Story = {};
export const NothingTold: Story = { parameters: { answers: page(bare) } };
/** What is wrong stands at its field. */
export const Refused: Story = {
  parameters: {
    answers: page(whole, refusalAt(saveProfile, { name: 'name_taken', about_me: 'contact_details_in_text' })),
  },
  play: async (context) => {
    await pressSave(context);
    await expectInvalid(context, 'Name');
  },
};
/** What the form itself finds wrong is said before anything is sent. */
export const ContactDetails: Story = {
  parameters: { answers: page({ ...whole, about_me: 'Call me on 06 12345678' }) },
  play: async (context) => {
    await pressSave(context);
    await expectInvalid(context, 'About me');
  },
};
export const Saving: Story = { parameters: { answers: page(whole, waiting(saveProfile)) }, play: pressSave };
/** The place has a form of its own, at an address of its own. */
export const Place: Story = { args: { edit: 'location' }, parameters: { address: '/profile?edit=location' } };
export const PlaceRefused: Story = {
  ...Place,
  parameters: {
    ...Place.parameters,
    answers: page(whole, refusal(saveLocation, 'location_changed_too_often')),
  },
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
export const PlaceInGerman: Story = {
  ...Place,
  globals: { locale: 'de' },
  parameters: { ...Place.parameters, answers: page(long) },
};
export const OnPhone: Story = { globals: { viewport: { value: 'phone' } } };
