import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams } from 'react-router';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { locationForm, OwnProfilePage, ownProfileQueries, profileForm, readEditedPart } from '@parlour/profile';
import { formAction } from '../forms/form-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

const back = () => addresses.profile.href();
const saveProfile = formAction(() => profileForm, back);
const saveLocation = formAction(() => locationForm, back);

export const loader = serverLoader(ownProfileQueries);
export const clientLoader = browserLoader(ownProfileQueries);
export const action: typeof saveProfile = (args) =>
  readEditedPart(new URL(args.request.url).searchParams) === 'location' ? saveLocation(args) : saveProfile(args);

/** One's own profile. */
export default function ProfileRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <>
      <PageTitle page={t`My profile`} />
      <OwnProfilePage edit={readEditedPart(search)} lastResult={useActionData<CallFormResult>()} />
    </>
  );
}
