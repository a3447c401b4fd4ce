import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { activationOptions } from '@parlour/api-client/account/activation';
import { userOptions } from '@parlour/api-client/account/user';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { Card, Lead, LinkButton, Stack, Text, Title } from '@parlour/ui';
import { QuietPage } from '../quiet-page.tsx';
import { CorrectAddress } from './correct-address.tsx';
import { ResendButton } from './resend-button.tsx';

export const confirmMailQueries = () => [userOptions(), activationOptions()];

/** After sign-up: where the mail went, how to get another, and how to mend a typing mistake. */
export function ConfirmMailPage({ lastResult }: { lastResult?: CallFormResult }) {
  const { t } = useLingui();
  const { data: activation } = useSuspenseQuery(activationOptions());
  if (activation.confirmed) return <AlreadyConfirmed />;
  const address = activation.sent_to_masked;
  return (
    <QuietPage>
      <Title>{t`Confirm your e-mail address`}</Title>
      <Lead>
        <Trans>
          We have sent an e-mail to <strong>{address}</strong>. Follow its link, and what you write is delivered.
        </Trans>
      </Lead>
      <Card>
        <Stack>
          <Text $tone="quiet">
            <Trans>Nothing there? Look in the folder for unwanted mail, or ask for another one.</Trans>
          </Text>
          <ResendButton nextAfter={activation.next_after} />
          <CorrectAddress lastResult={lastResult} />
        </Stack>
      </Card>
      <LinkButton href={addresses.members.href()} tone="quiet">
        <Trans>Look around meanwhile</Trans>
      </LinkButton>
    </QuietPage>
  );
}

function AlreadyConfirmed() {
  const { t } = useLingui();
  return (
    <QuietPage>
      <Title>{t`Your e-mail address is already confirmed.`}</Title>
      <LinkButton href={addresses.members.href()} tone="primary">
        <Trans>Search members</Trans>
      </LinkButton>
    </QuietPage>
  );
}
