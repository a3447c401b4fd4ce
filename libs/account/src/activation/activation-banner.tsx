import { Trans, useLingui } from '@lingui/react/macro';
import { MailCheck } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { userOptions } from '@parlour/api-client/account/user';
import { addresses } from '@parlour/contract/addresses';
import { Banner, StandaloneLink } from '@parlour/ui';

/** Reminds a member whose address is not confirmed that nobody can answer yet (spec section 4). */
export function ActivationBanner() {
  const { t } = useLingui();
  const { data } = useQuery(userOptions());
  if (data?.user?.status !== 'not_confirmed') return null;
  return (
    <Banner label={t`Confirm your e-mail address`} tone="notice" glyph={MailCheck}>
      <span>
        <Trans>Your e-mail address hasn’t been confirmed, so other members cannot reply.</Trans>
      </span>
      <StandaloneLink href={addresses.completeSignup.href(undefined, { step: 'confirm' })}>
        <Trans>Confirm it now</Trans>
      </StandaloneLink>
    </Banner>
  );
}
