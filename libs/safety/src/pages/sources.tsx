import { Trans } from '@lingui/react/macro';
import { Text, TextLink } from '@parlour/ui';

/** Whose data and software the site is made with, as their licences want it told: CC BY 4.0, section 3(a), and those of the software. */
export function Sources() {
  return (
    <Text $tone="quiet">
      <Trans>
        Countries: <TextLink href="https://db-ip.com">IP Geolocation by DB-IP</TextLink>. Places:{' '}
        <TextLink href="https://www.geonames.org">GeoNames</TextLink>. Both are under{' '}
        <TextLink href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</TextLink>.
      </Trans>{' '}
      <TextLink href="/licences.txt" target="_blank">
        <Trans>Licences of the software</Trans>
      </TextLink>
    </Text>
  );
}
