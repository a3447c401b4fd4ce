import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ImagePlus } from 'lucide-react';
import { userOptions } from '@parlour/api-client/account/user';
import { profilePartAddress } from '@parlour/contract/profile/part-address';
import { staysAway } from '@parlour/models/alerts/dismissals';
import { hasPhoto } from '@parlour/models/profile/has-photo';
import { useDismissal } from '@parlour/state/stored/dismissals';
import { Banner, StandaloneLink } from '@parlour/ui';

/**
 * Asks a member without a photo for one (spec section 9); put away, it comes back after a week. Whoever has yet to
 * confirm the address is asked for that first.
 */
export function PhotoAlert() {
  const { t } = useLingui();
  const { data } = useQuery(userOptions());
  const now = Date.parse(data?.server_time ?? '');
  const [dismissedAt, dismiss] = useDismissal('photo-alert', now);
  const user = data?.user;
  if (user?.status !== 'active' || hasPhoto(user.profile) || staysAway('photo-alert', dismissedAt, now)) return null;
  return (
    <Banner label={t`Your photo`} glyph={ImagePlus} dismiss={{ label: t`Close`, onDismiss: dismiss }}>
      <span>
        <Trans>You have no photo yet. Others like to see whom they write to.</Trans>
      </span>
      <StandaloneLink href={profilePartAddress('photos')}>
        <Trans>Add a photo</Trans>
      </StandaloneLink>
    </Banner>
  );
}
