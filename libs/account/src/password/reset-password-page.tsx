import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { HOUR } from '@parlour/models/durations';
import { TextLink } from '@parlour/ui';
import { AskForLink, LinkSent } from '../ask-for-link.tsx';
import { addressIn, keepAddressIn, useAskedAddress } from '../asked-address.ts';
import { mailedTo } from '../mailed-address.ts';
import { NarrowPage } from '../narrow-page.tsx';

export interface ResetPasswordPageProps {
  /** `?sent=`: the mail has been asked for. */
  sent: boolean;
  lastResult?: CallFormResult;
}

const FORM = 'ask-reset';

/** Where the page goes once the mail has been asked for, with JavaScript and without. */
export const resetSentAddress = () => addresses.resetPassword.href(undefined, { sent: 1 });

/** A forgotten password: asks for a mail with a link to choose another one. */
export function ResetPasswordPage({ sent, lastResult }: ResetPasswordPageProps) {
  return <NarrowPage>{sent ? <Sent /> : <Ask lastResult={lastResult} />}</NarrowPage>;
}

function Ask({ lastResult }: Pick<ResetPasswordPageProps, 'lastResult'>) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const email = useAskedAddress();
  const takeAddress = () => keepAddressIn(FORM);
  const state = useCallForm({
    form: async () => (await import('./password-forms.ts')).askResetForm,
    lastResult,
    id: FORM,
    defaultValue: { email },
    goOn: () => navigate(resetSentAddress(), mailedTo(addressIn(FORM))),
  });
  const isUnknown = state.failureCode === 'email_not_found';
  return (
    <AskForLink
      state={state}
      title={<Trans>Forgot your password?</Trans>}
      lead={<Trans>Tell us your e-mail address, and we send you a link to choose a new one.</Trans>}
      wayOut={
        isUnknown ? <TextLink href={addresses.signup.href()} onClick={takeAddress}>{t`Join free`}</TextLink> : undefined
      }
    >
      <TextLink href={addresses.login.href()} onClick={takeAddress}>{t`Log in`}</TextLink>
    </AskForLink>
  );
}

function Sent() {
  const hours = linkLifetime['password-reset'] / HOUR;
  return (
    <LinkSent again={addresses.resetPassword.href()}>
      <Trans>
        If somebody here has this address, an e-mail with a link is on its way. The link works once and for{' '}
        <Plural value={hours} one="one hour" other="# hours" />.
      </Trans>
    </LinkSent>
  );
}
