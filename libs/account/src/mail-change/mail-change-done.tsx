import { Trans } from '@lingui/react/macro';
import type { MailChangeAction } from '@parlour/contract/account/mail-change/change-mail';
import { addresses } from '@parlour/contract/addresses';
import { Lead, LinkButton, Title } from '@parlour/ui';
import { QuietPage } from '../quiet-page.tsx';

/** What a mailed link has done. After an undoing the password is next: whoever asked for the change knew it. */
export function MailChangeDone({ action }: { action: MailChangeAction }) {
  return <QuietPage>{action === 'confirm' ? <Confirmed /> : <Undone />}</QuietPage>;
}

function Confirmed() {
  return (
    <>
      <Title>
        <Trans>Your e-mail address has been changed</Trans>
      </Title>
      <Lead>
        <Trans>From now on you log in with the new one.</Trans>
      </Lead>
      <LinkButton href={addresses.index.href()} tone="primary">
        <Trans>Home page</Trans>
      </LinkButton>
    </>
  );
}

function Undone() {
  return (
    <>
      <Title>
        <Trans>Your e-mail address stays</Trans>
      </Title>
      <Lead>
        <Trans>
          Every device is logged out. Somebody else may know your password: choose a new one before you log in again.
        </Trans>
      </Lead>
      <LinkButton href={addresses.resetPassword.href()} tone="primary">
        <Trans>Choose a new password</Trans>
      </LinkButton>
    </>
  );
}
