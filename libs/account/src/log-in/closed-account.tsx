import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { useFormats } from '@parlour/i18n';
import { TextLink } from '@parlour/ui';

export interface ClosedAccountProps {
  /** Of the refusal. */
  code: string | null;
  params?: Readonly<Record<string, string | number>> | undefined;
  /** What helps with any other refusal. */
  children?: ReactNode;
}

/**
 * What helps whose account is closed, beside the refusal: the way back into one that is leaving, or a complaint. Closing voids the
 * links that were mailed before; of those only the way back, and one that was asked for at the same moment, are refused so.
 */
export function ClosedAccount({ code, params = {}, children }: ClosedAccountProps) {
  const { t } = useLingui();
  if (code === 'account_pending_deletion')
    return <TextLink href={addresses.accountDeleted.href()}>{t`How to keep my account`}</TextLink>;
  if (code === 'account_blocked') return <Blocked {...params} />;
  return children;
}

interface BlockedProps {
  /** The last day of a suspension, YYYY-MM-DD. */
  until?: string | number;
  /** The decision that a complaint would be about. */
  about?: string | number;
}

/** Only whoever has the right password or a mailed link reads this: the reasons were mailed, and may be complained about. */
function Blocked({ until, about }: BlockedProps) {
  const { t } = useLingui();
  const { date } = useFormats();
  const { support_email: email } = useSite().settings;
  const day = until && date(`${until}`);
  return (
    <>
      {day && (
        <>
          <Trans>The suspension ends on {day}.</Trans>{' '}
        </>
      )}
      <Trans>We have told you why by e-mail.</Trans>{' '}
      <TextLink href={addresses.complaints.href(undefined, { about })}>{t`Complain about this decision`}</TextLink>
      {' · '}
      {email === null ? (
        <TextLink href={addresses.service.href()}>{t`Ask customer service`}</TextLink>
      ) : (
        <TextLink href={`mailto:${email}`}>{email}</TextLink>
      )}
    </>
  );
}
