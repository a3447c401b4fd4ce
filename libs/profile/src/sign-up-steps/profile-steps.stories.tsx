import { Trans, useLingui } from '@lingui/react/macro';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import type { StepForm } from '@parlour/api-client/call-form/step-form';
import { getRegions } from '@parlour/contract/account/reference-data/get-regions';
import { getProfile } from '@parlour/contract/profile/get-profile';
import type { Profile } from '@parlour/contract/types/profile';
import { regions } from '@parlour/testing/page-data';
import { answer, drawnImage, lookedAtBy, refusal, storyProfile, waiting } from '@parlour/testing/stories';
import { Button } from '@parlour/ui';
import { AboutStep } from './about-step.tsx';
import { LocationStep } from './location-step.tsx';
import { PersonalStep } from './personal-step.tsx';
import { PhotoStep } from './photo-step.tsx';

const steps = { photo: PhotoStep, location: LocationStep, personal: PersonalStep, about: AboutStep };
/** What the sign-up asks above each of them. */
const titles: Record<keyof typeof steps, ReactNode> = {
  photo: <Trans>Show them who is writing</Trans>,
  location: <Trans>Where do you live?</Trans>,
  personal: <Trans>A few facts about you</Trans>,
  about: <Trans>Tell a little about yourself</Trans>,
};

type StepProps = Pick<StepForm, 'isRequired' | 'lastResult'> & { of: keyof typeof steps };

/** A step as the sign-up frames it, with its one button. */
function Step({ of, isRequired, lastResult }: StepProps) {
  const { t } = useLingui();
  const Shown = steps[of];
  return (
    <main style={{ maxWidth: 560, margin: 'auto', padding: 16 }}>
      <h1>{titles[of]}</h1>
      <Shown
        isRequired={isRequired}
        lastResult={lastResult}
        onSaved={async () => undefined}
        actions={({ isPending }) => (
          <Button type="submit" tone="primary" size="large" pending={isPending} pendingLabel={t`Saving`}>
            <Trans>Save and continue</Trans>
          </Button>
        )}
      />
    </main>
  );
}

const own = (changes: Partial<Profile> = {}) =>
  answer(getProfile, {
    profile: storyProfile('Lucas', {
      gender: 'male',
      region: null,
      city: null,
      about_me: null,
      interests: [],
      hair_color: null,
      photos: [],
      photos_total: 0,
      main_image: null,
      ...changes,
    }),
  });
const places = answer(getRegions, regions);

const meta = {
  title: 'Screens/Profile/Sign-up steps',
  component: Step,
  args: { of: 'photo', isRequired: false },
  parameters: { address: '/complete-signup', answers: [lookedAtBy('free'), own(), places] },
} satisfies Meta<typeof Step>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Photo: Story = {};
export const PhotoIsThere: Story = {
  parameters: {
    answers: [lookedAtBy('free'), own({ photos: [drawnImage('Lucas', { status: 'pending' })], photos_total: 1 })],
  },
};
export const PhotoCannotBeRead: Story = {
  args: {
    lastResult: { submission: { status: 'error', error: { file: ['photo_unreadable'] } }, failure: null, params: {} },
  },
};
export const AlbumIsFull: Story = {
  args: {
    lastResult: {
      submission: { status: 'error' },
      failure: { code: 'photo_limit', params: { max: 3, premium_max: 25 } },
      params: {},
    },
  },
};
export const Location: Story = { args: { of: 'location' } };
export const LocationIsRequired: Story = {
  args: {
    of: 'location',
    isRequired: true,
    lastResult: { submission: { status: 'error', error: { region: ['region_unknown'] } }, failure: null, params: {} },
  },
};
export const Personal: Story = { args: { of: 'personal' } };
export const About: Story = { args: { of: 'about' } };
export const AboutBegunAtTheSignUp: Story = {
  args: { of: 'about' },
  parameters: {
    answers: [
      lookedAtBy('free'),
      own({ about_me: 'I close the shop at six.', about_me_status: 'pending', about_me_draft: true }),
    ],
  },
};
export const Waiting: Story = { parameters: { answers: [lookedAtBy('free'), waiting(getProfile)] } };
export const Failed: Story = { parameters: { answers: [lookedAtBy('free'), refusal(getProfile, 'server_error')] } };
export const German: Story = { args: { of: 'personal' }, globals: { locale: 'de', viewport: { value: 'smallest' } } };
