import { useLingui } from '@lingui/react/macro';
import { useActionData, useSearchParams } from 'react-router';
import {
  AccountSettings,
  accountSettingsQueries,
  askMailChangeForm,
  changePasswordForm,
  deleteAccountForm,
  endSessionsForm,
  partDoneAddress,
  readAccountPart,
} from '@parlour/account';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { BlockedMembersList, blockedMembersQueries } from '@parlour/safety';
import { Heading, Stack, Title, Wrap } from '@parlour/ui';
import { styled } from 'styled-components';
import { formAction } from '../forms/form-action.ts';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

const Page = styled(Wrap)`
  padding-block: 32px 80px;
`;

const queries = () => [...accountSettingsQueries(), ...blockedMembersQueries()];

const actions = {
  password: formAction(
    () => changePasswordForm,
    () => partDoneAddress('password'),
  ),
  email: formAction(
    () => askMailChangeForm,
    () => partDoneAddress('email'),
  ),
  sessions: formAction(
    () => endSessionsForm,
    () => partDoneAddress('sessions'),
  ),
  leave: formAction(
    () => deleteAccountForm,
    () => addresses.accountDeleted.href(),
  ),
} as const;

export const loader = serverLoader(queries);
export const clientLoader = browserLoader(queries);
export const action: typeof actions.password = (args) => {
  const { part } = readAccountPart(new URL(args.request.url).searchParams);
  return actions[part ?? 'password'](args);
};

/** What a member decides about their account: password, address, devices, whom they have blocked, leaving. */
export default function SettingsRoute() {
  const { t } = useLingui();
  const [search] = useSearchParams();
  return (
    <Page $narrow>
      <PageTitle page={t`Settings`} />
      <Stack $gap={6}>
        <Title>{t`Settings`}</Title>
        <AccountSettings {...readAccountPart(search)} lastResult={useActionData<CallFormResult>()} />
        <Stack $gap={5}>
          <Heading>{t`Blocked members`}</Heading>
          <BlockedMembersList />
        </Stack>
      </Stack>
    </Page>
  );
}
