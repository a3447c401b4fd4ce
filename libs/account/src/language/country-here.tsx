import { Trans, useLingui } from '@lingui/react/macro';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { useFormats } from '@parlour/i18n';
import { ChipRow, Heading, Stack, StandaloneLink, Text } from '@parlour/ui';

/** The country that prices are shown for, and the prices of the others (contract part 0, 9: language and country). */
export function CountryHere() {
  const { t } = useLingui();
  const { countryName } = useFormats();
  const { countries, geoip_selected_country: here } = useSite().settings;
  const country = here && countryName(here);
  return (
    <Stack as="section" $gap={2}>
      <Heading>{t`Country`}</Heading>
      <Text>
        {country ? <Trans>Prices are shown for {country}.</Trans> : <Trans>We do not know your country.</Trans>}
      </Text>
      {countries.length > 1 && (
        <>
          <Text>
            <Trans>Prices in other countries:</Trans>
          </Text>
          <ChipRow>
            {countries
              .filter((each) => each !== here)
              .map((each) => (
                <li key={each}>
                  <StandaloneLink href={addresses.pricing.href(undefined, { country: each })}>
                    {countryName(each)}
                  </StandaloneLink>
                </li>
              ))}
          </ChipRow>
        </>
      )}
    </Stack>
  );
}
