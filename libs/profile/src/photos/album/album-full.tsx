import { useLingui } from '@lingui/react/macro';
import { addresses } from '@parlour/contract/addresses';
import { errorSentence } from '@parlour/i18n';
import { LinkButton, Note, Stack } from '@parlour/ui';

interface AlbumFullProps {
  /** Those that count: fewer than `max` where too many were rejected. */
  count: number;
  max: number;
  premiumMax: number;
  isPremium: boolean;
}

/** The album is full: what Premium gives, or that one has to go first. */
export function AlbumFull({ count, max, premiumMax, isPremium }: AlbumFullProps) {
  const { t, i18n } = useLingui();
  if (count < max || isPremium || max >= premiumMax)
    return (
      <Note title={t`Your album is full`}>
        {count < max
          ? t`Delete a photo that was not approved to add another.`
          : t`You can have up to ${max} photos. Delete one to add another.`}
      </Note>
    );
  return (
    <Stack $gap={3}>
      <Note tone="action" title={t`Your album is full`}>
        {errorSentence(i18n, 'photo_limit', { max, premium_max: premiumMax })}
      </Note>
      <LinkButton href={addresses.premium.href()} tone="primary">{t`Get Premium`}</LinkButton>
    </Stack>
  );
}
