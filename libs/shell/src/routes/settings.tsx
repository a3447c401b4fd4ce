import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams } from 'react-router';
import {
  accountSettingsQueries,
  askExportForm,
  askMailChangeForm,
  changePasswordForm,
  consentsSectionQueries,
  deleteAccountForm,
  endSessionsForm,
  LeavingPage,
  leavingQueries,
  leftAddress,
  notificationSettingsForm,
  notificationSettingsQueries,
  settingsDoneAddress,
  readAccountPart,
  resumeMailForm,
} from '@parlour/account';
import { sendLogOut } from '@parlour/api-client/account/log-out';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { locationForm, locationSectionQueries, privacyForm, privacyQueries } from '@parlour/profile';
import { blockedMembersQueries, ownReportsQueries } from '@parlour/safety';
import { Wrap } from '@parlour/ui';
import { styled } from 'styled-components';
import { consentsAction } from '../forms/consents-action.ts';
import { formAction } from '../forms/form-action.ts';
import { pressAction } from '../forms/press-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import type { PageArguments } from '../loading/page-arguments.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page/page-title.tsx';
import { SettingsPage } from '../settings/settings-page.tsx';

const Page = styled(Wrap)`
  padding-block: var(--page-top) 80px;
`;

const settingsQueries = () => [
  ...accountSettingsQueries(),
  ...privacyQueries(),
  ...locationSectionQueries(),
  ...notificationSettingsQueries(),
  ...consentsSectionQueries(),
  ...blockedMembersQueries(),
  ...ownReportsQueries(),
];
const queries = ({ search }: PageArguments) =>
  readAccountPart(search).part === 'leave' ? leavingQueries() : settingsQueries();

const actions = {
  password: formAction(
    () => changePasswordForm,
    () => settingsDoneAddress('password'),
  ),
  email: formAction(
    () => askMailChangeForm,
    () => settingsDoneAddress('email'),
  ),
  sessions: formAction(
    () => endSessionsForm,
    () => settingsDoneAddress('sessions'),
  ),
  notifications: formAction(
    () => notificationSettingsForm,
    () => settingsDoneAddress('notifications'),
  ),
  'resume-mail': formAction(
    () => resumeMailForm,
    () => settingsDoneAddress('resume-mail'),
  ),
  data: formAction(
    () => askExportForm,
    () => settingsDoneAddress('data'),
  ),
  privacy: formAction(
    () => privacyForm,
    () => settingsDoneAddress('privacy'),
  ),
  location: formAction(
    () => locationForm,
    () => settingsDoneAddress('location'),
  ),
  consents: consentsAction,
  leave: formAction(() => deleteAccountForm, leftAddress),
  'log-out': pressAction(sendLogOut, addresses.index.href()),
} as const;

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
export const action: typeof actions.password = (args) => {
  const { part } = readAccountPart(new URL(args.request.url).searchParams);
  return actions[part ?? 'password'](args);
};

/** What a member decides about their account and themselves; leaving has the page to itself. */
export default function SettingsRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const shown = { ...readAccountPart(search), lastResult: useActionData<CallFormResult>() };
  if (shown.part === 'leave')
    return (
      <Page $narrow>
        <PageTitle page={t`Delete my account`} />
        <LeavingPage lastResult={shown.lastResult} />
      </Page>
    );
  return (
    <>
      <PageTitle page={t`Settings`} />
      <SettingsPage {...shown} />
    </>
  );
}
