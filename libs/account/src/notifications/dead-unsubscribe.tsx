import { Trans } from '@lingui/react/macro';
import { useViewer } from '@parlour/api-client/account/user';
import { addresses } from '@parlour/contract/addresses';
import { LinkButton } from '@parlour/ui';
import { DeadLink } from '../dead-link.tsx';

/** In place of a link of a notification mail that does nothing: another cannot be asked for, but the settings do the same. */
export function DeadUnsubscribe() {
  const settings = addresses.settings.href();
  return useViewer() ? (
    <DeadLink
      lead={<Trans>Choose in your settings which e-mails you get.</Trans>}
      wayOut={
        <LinkButton href={settings} tone="primary">
          <Trans>Settings</Trans>
        </LinkButton>
      }
    />
  ) : (
    <DeadLink
      lead={<Trans>Log in to choose in your settings which e-mails you get.</Trans>}
      wayOut={
        <LinkButton href={addresses.login.href(undefined, { next: settings })} tone="primary">
          <Trans>Log in</Trans>
        </LinkButton>
      }
    />
  );
}
