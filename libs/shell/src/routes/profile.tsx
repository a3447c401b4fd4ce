import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams } from 'react-router';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import type { EditedPart } from '@parlour/contract/profile/part-address';
import {
  aboutMeForm,
  basicsForm,
  deletePhotoForm,
  factsForm,
  interestsForm,
  locationForm,
  OwnProfilePage,
  ownProfileQueries,
  photoForm,
  ProfilePreview,
  profilePreviewQueries,
  readOwnProfileView,
} from '@parlour/profile';
import { formAction } from '../forms/form-action.ts';
import { useRefusedUpload } from '../forms/too-large-upload.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';

const doneWith = (part: EditedPart) => () => `${addresses.profile.href(undefined, { done: part })}#${part}`;

const actions = {
  basics: formAction(() => basicsForm, doneWith('basics')),
  location: formAction(() => locationForm, doneWith('location')),
  about: formAction(() => aboutMeForm, doneWith('about')),
  interests: formAction(() => interestsForm, doneWith('interests')),
  facts: formAction(({ settings }) => factsForm(settings.visible_profile_fields), doneWith('facts')),
} as const satisfies Record<EditedPart, unknown>;

const toPhotos = () => `${addresses.profile.href()}#photos`;
const uploadPhoto = formAction(() => photoForm, toPhotos);
const deletePhoto = formAction(() => deletePhotoForm, toPhotos);
/** Photos have forms of their own on the page, at addresses of their own: one adds, `?photo=` deletes. */
const isAboutPhotos = (search: URLSearchParams): boolean => search.get('edit') === 'photos';

function queries({ search }: PageArguments) {
  const { seenBy } = readOwnProfileView(search);
  return seenBy ? profilePreviewQueries(seenBy) : ownProfileQueries();
}

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
export const action: typeof actions.basics = (args) => {
  const { searchParams } = new URL(args.request.url);
  if (isAboutPhotos(searchParams)) return searchParams.has('photo') ? deletePhoto(args) : uploadPhoto(args);
  const { edited } = readOwnProfileView(searchParams);
  return actions[edited ?? 'basics'](args);
};

/** One's own profile, or what others see of it. */
export default function ProfileRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const lastResult = useActionData<CallFormResult>();
  const refusedUpload = useRefusedUpload();
  const photoResult = isAboutPhotos(search) ? (lastResult ?? refusedUpload) : undefined;
  const { seenBy, ...view } = readOwnProfileView(search);
  return (
    <>
      <PageTitle page={t`My profile`} />
      {seenBy ? (
        <ProfilePreview seenBy={seenBy} />
      ) : (
        <OwnProfilePage {...view} lastResult={lastResult} photoResult={photoResult} />
      )}
    </>
  );
}
