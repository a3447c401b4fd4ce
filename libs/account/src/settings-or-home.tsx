import { Trans } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { userOptions } from '@parlour/api-client/account/user';
import { addresses } from '@parlour/contract/addresses';
import { LinkButton } from '@parlour/ui';

/** The way on from a link that does nothing: a member does the same in the settings, which a visitor has not. */
export function SettingsOrHome() {
  const { user } = useSuspenseQuery(userOptions()).data;
  return (
    <LinkButton href={user ? addresses.settings.href() : addresses.index.href()} tone="primary">
      {user ? <Trans>Settings</Trans> : <Trans>Home page</Trans>}
    </LinkButton>
  );
}
