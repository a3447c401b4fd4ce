import { Trans, useLingui } from '@lingui/react/macro';
import { styled } from 'styled-components';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import { useFormats } from '@parlour/i18n';
import { Heading, Stack, StandaloneLink, Text } from '@parlour/ui';

/** In columns: a short name has room around it, which would look like a wider gap in a row of words. */
const Countries = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  column-gap: 16px;
`;

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
          <Countries>
            {countries
              .filter((each) => each !== here)
              .map((each) => (
                <li key={each}>
                  <StandaloneLink href={addresses.pricing.href(undefined, { country: each })}>
                    {countryName(each)}
                  </StandaloneLink>
                </li>
              ))}
          </Countries>
        </>
      )}
    </Stack>
  );
}
