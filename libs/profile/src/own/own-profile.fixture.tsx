import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ApiError } from '@parlour/api-client/api-error';
import type { PublicSettings } from '@parlour/contract/account/reference-data/settings';
import type { Profile } from '@parlour/contract/types/profile';
import { member, profileOf, regions } from '@parlour/testing/page-data';
import { openPrivacy } from '@parlour/testing/privacy';
import { renderPage, type Answers } from '@parlour/testing/render-page';
import { OwnProfilePage } from './own-profile-page.tsx';
import { readOwnProfileView } from './own-profile-view.ts';
import { ProfilePreview } from './profile-preview.tsx';

/** Whose profile it is. */
export const own = profileOf('Lucas', {
  gender: 'male',
  date_of_birth: '1985-05-05',
  about_me: 'Hello there',
  eye_color: 'blue',
  relation: undefined,
});

interface Wishes {
  answers?: Answers;
  address?: string;
  profile?: Partial<Profile>;
  changes?: Partial<PublicSettings>;
}

/** Opens the own profile at an address. */
export const openOwn = ({ answers = {}, address = '/profile', profile = {}, changes }: Wishes = {}) =>
  renderPage(
    (search) => {
      const { seenBy, ...view } = readOwnProfileView(search);
      return seenBy ? <ProfilePreview seenBy={seenBy} /> : <OwnProfilePage {...view} />;
    },
    {
      'GET /api/user.php': () => member(),
      'GET /api/profile.php': () => ({ profile: { ...own, ...profile } }),
      'GET /api/photos.php': () => ({ photos: [], max: 3, used: 0 }),
      'GET /api/privacy.php': () => ({ privacy: openPrivacy }),
      'GET /api/regions.php': () => regions,
      ...answers,
    },
    { address, changes },
  );
/** The bodies of what was saved. */
export const sent = ({ asked }: ReturnType<typeof openOwn>) =>
  asked.filter(({ call }) => call.method === 'PUT').map(({ body }) => body);
/** Opens the form of a part. */
export const change = async (name: string) => {
  await userEvent.click(await screen.findByRole('link', { name: `Change ${name}` }));
  await part(name).findByRole('button', { name: 'Save' });
};
export const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
export const part = (name: string) => within(screen.getByRole('region', { name }));
export const saving = (changes: Partial<Profile>): Answers => ({
  'PUT /api/profile.php': ({ body }) => ({ profile: { ...own, ...changes, ...(body as object) } }),
});
export const offline = (): never => {
  throw new ApiError(0, { code: 'offline' });
};
