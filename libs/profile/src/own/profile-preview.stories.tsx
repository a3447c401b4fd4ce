import type { Meta, StoryObj } from '@storybook/react-vite';
import { getProfile } from '@parlour/contract/profile/get-profile';
import type { Profile } from '@parlour/contract/types/profile';
import {
  answer,
  drawnImage,
  everythingTold,
  lookedAtBy,
  refusal,
  storyProfile,
  waiting,
} from '@parlour/testing/stories';
import { ProfilePreview } from './profile-preview.tsx';

const locked = (name: string) =>
  drawnImage(name, { filename: null, locked: true, visibility: 'premium', is_main: false });
const seen = (changes: Partial<Profile>) => ({
  address: '/profile?seen_by=free',
  answers: [
    lookedAtBy('free'),
    answer(getProfile, {
      profile: storyProfile('Lucas', {
        gender: 'male',
        distance_band: null,
        relation: undefined,
        ...everythingTold,
        ...changes,
      }),
    }),
  ],
});
const threePhotos = [drawnImage('Lucas'), drawnImage('Lucas at sea'), drawnImage('Lucas cooking')];

const meta = {
  title: 'Screens/Profile/Preview',
  component: ProfilePreview,
  args: { seenBy: 'free' },
  parameters: seen({ photos: [drawnImage('Lucas'), locked('Lucas at sea'), locked('Lucas cooking')], photos_total: 3 }),
} satisfies Meta<typeof ProfilePreview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ByFreeMembers: Story = {};
export const ByPremiumMembers: Story = {
  args: { seenBy: 'premium' },
  parameters: seen({ photos: threePhotos, photos_total: 3 }),
};
/** A text that waits and a photo that waits are not there for others. */
export const NothingChecked: Story = {
  parameters: seen({ main_image: null, photos: [], photos_total: 0, about_me: null }),
};
export const NotConfirmed: Story = { parameters: seen({ status: 'disabled' }) };
export const Waiting: Story = { parameters: { answers: [lookedAtBy('free'), waiting(getProfile)] } };
export const Failed: Story = { parameters: { answers: [lookedAtBy('free'), refusal(getProfile, 'server_error')] } };
export const German: Story = { globals: { locale: 'de', viewport: { value: 'smallest' } } };
