import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import type { StepForm } from '@parlour/api-client/call-form/step-form';
import type { Profile } from '@parlour/contract/types/profile';
import { member, profileOf, regions } from '@parlour/testing/page-data';
import { renderPage, type Answers } from '@parlour/testing/render-page';

const bare: Partial<Profile> = {
  region: null,
  city: null,
  about_me: null,
  interests: [],
  hair_color: null,
  photos: [],
};

/** A step of a new member who has told nothing yet; it is left at `?elsewhere`. */
export function stepLeftOpen(
  Step: (form: StepForm) => React.ReactNode,
  answers: Answers = {},
  { profile = {}, ...given }: { profile?: Partial<Profile> } & Partial<StepForm> = {},
) {
  const onSaved = vi.fn(given.onSaved ?? (async () => undefined));
  const form: StepForm = {
    isRequired: false,
    ...given,
    onSaved,
    actions: ({ isPending }) => <button aria-busy={isPending}>Go on</button>,
  };
  const page = renderPage((search) => (search.has('elsewhere') ? null : <Step {...form} />), {
    'GET /api/user.php': () => member(),
    'GET /api/profile.php': () => ({ profile: profileOf('Lucas', { ...bare, ...profile }) }),
    'GET /api/regions.php': () => regions,
    ...answers,
  });
  return { ...page, onSaved };
}

export const goOn = async () => userEvent.click(await screen.findByRole('button', { name: 'Go on' }));

/** What was sent to the server. */
export const sent = ({ asked }: ReturnType<typeof stepLeftOpen>) => asked.filter(({ call }) => call.method !== 'GET');
