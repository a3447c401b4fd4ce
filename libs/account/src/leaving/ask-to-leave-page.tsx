import { Plural, Trans } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { addresses } from '@parlour/contract/addresses';
import { linkLifetime } from '@parlour/models/account/mailed-links';
import { MINUTE } from '@parlour/models/durations';
import { TextLink } from '@parlour/ui';
import { AskForLink, LinkSent } from '../ask-for-link.tsx';
import { addressIn, useAskedAddress } from '../asked-address.ts';
import { mailedTo } from '../mailed-address.ts';
import { NarrowPage } from '../narrow-page.tsx';
import { settingsAddress } from '../settings/settings-part.ts';

export interface AskToLeavePageProps {
  /** `?sent=`: the mail has been asked for. */
  sent: boolean;
  lastResult?: CallFormResult;
}

const FORM = 'ask-to-leave';

/** Where the page goes once the mail has been asked for, with JavaScript and without. */
export const leavingSentAddress = () => addresses.accountDelete.href(undefined, { sent: 1 });

/** The way out for somebody who cannot log in any more, or has thrown the app away. */
export function AskToLeavePage({ sent, lastResult }: AskToLeavePageProps) {
  return <NarrowPage>{sent ? <Sent /> : <Ask lastResult={lastResult} />}</NarrowPage>;
}

function Ask({ lastResult }: Pick<AskToLeavePageProps, 'lastResult'>) {
  const navigate = useNavigate();
  const email = useAskedAddress();
  const state = useCallForm({
    form: async () => (await import('./leaving-forms.ts')).askToLeaveForm,
    lastResult,
    id: FORM,
    defaultValue: { email },
    goOn: () => navigate(leavingSentAddress(), mailedTo(addressIn(FORM))),
  });
  return (
    <AskForLink
      state={state}
      title={<Trans>Delete my account</Trans>}
      lead={
        <Trans>Tell us your e-mail address, and we send you a link that leads to the deletion of your account.</Trans>
      }
    >
      <Trans>
        Logged in? Then <TextLink href={settingsAddress('leave')}>delete it in your settings</TextLink>.
      </Trans>
    </AskForLink>
  );
}

function Sent() {
  const minutes = linkLifetime.leaving / MINUTE;
  return (
    <LinkSent again={addresses.accountDelete.href()}>
      <Trans>
        If somebody here has this address, an e-mail with a link is on its way. The link works once and for{' '}
        <Plural value={minutes} one="# minute" other="# minutes" />.
      </Trans>
    </LinkSent>
  );
}
