import { useLingui } from '@lingui/react/macro';
import { BlockedMembersList, blockedMembersQueries } from '@parlour/safety';
import { Heading, Stack, Title, Wrap } from '@parlour/ui';
import { styled } from 'styled-components';
import { browserLoader } from '../loading/browser-loader.ts';
import { serverLoader } from '../loading/server-loader.ts';
import { PageTitle } from '../page-title.tsx';

const Page = styled(Wrap)`
  padding-block: 32px 80px;
`;

export const loader = serverLoader(blockedMembersQueries);
export const clientLoader = browserLoader(blockedMembersQueries);

/** What a member decides about their account; so far, whom they have blocked. */
export default function SettingsRoute() {
  const { t } = useLingui();
  return (
    <Page $narrow>
      <PageTitle page={t`Settings`} />
      <Stack $gap={5}>
        <Title>{t`Settings`}</Title>
        <Heading>{t`Blocked members`}</Heading>
        <BlockedMembersList />
      </Stack>
    </Page>
  );
}
