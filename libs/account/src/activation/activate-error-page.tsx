import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { userOptions } from '@parlour/api-client/account/user';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { Lead, LinkButton, Text, TextLink, Title } from '@parlour/ui';
import { QuietPage } from '../quiet-page.tsx';

/** The mailed link no longer works: how to get on (spec section 8, activation failed). */
export function ActivateErrorPage() {
  const { t } = useLingui();
  const { settings } = useSite();
  const { user } = useSuspenseQuery(userOptions()).data;
  const email = settings.support_email;
  return (
    <QuietPage>
      <Title>
        <Trans>Activation failed</Trans>
      </Title>
      <Lead>
        <Trans>The link has expired or was already used. If your address is confirmed, simply log in.</Trans>
      </Lead>
      {user ? (
        <LinkButton href={addresses.completeSignup.href(undefined, { step: 'confirm' })} tone="primary">
          <Trans>Ask for a new e-mail</Trans>
        </LinkButton>
      ) : (
        <LinkButton href={addresses.login.href()} tone="primary">
          <Trans>Log in</Trans>
        </LinkButton>
      )}
      <Text $tone="quiet">
        {email === null ? (
          <TextLink href={addresses.service.href()}>{t`Ask customer service`}</TextLink>
        ) : (
          <Trans>
            Still no luck? Write to <TextLink href={`mailto:${email}`}>{email}</TextLink>.
          </Trans>
        )}
      </Text>
    </QuietPage>
  );
}
