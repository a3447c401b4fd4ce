import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import { useSite } from '@parlour/api-client/site';
import { useFormats } from '@parlour/i18n';
import { regionLabel } from '@parlour/i18n/labels/region-labels';
import { offersFilter } from '@parlour/models/members/search-criteria';
import { SelectField, Stack, useEarlyChoice } from '@parlour/ui';
import { CityField } from './city-field.tsx';

interface PlaceFiltersProps {
  country: string | null;
  region: string | null;
  city: string | null;
}

/**
 * Country and region of a search, and the city where the brand offers it; the regions follow the country, and are called what
 * they are called there, and the city follows its region.
 */
export function PlaceFilters({ country, region, city }: PlaceFiltersProps) {
  const { t, i18n } = useLingui();
  const { countries, search_fields } = useSite().settings;
  const { countryName } = useFormats();
  const { regions, label } = useSuspenseQuery(regionsOptions()).data;
  // Searched in still, where the brand has gone from a country since.
  const searched = country === null || country === 'all' ? [] : [country];
  const [chosen, choose] = useState(country ?? 'all');
  const [typed, chooseWithin] = useState(region ?? '');
  const offered = regions[chosen] ?? [];
  const within = offered.some(({ id }) => id === typed) ? typed : '';
  const chooseCountry = (value: string) => {
    choose(value);
    chooseWithin('');
  };
  const fields = useRef<HTMLDivElement>(null);
  useEarlyChoice(
    fields,
    ({ name, value }) => value === (name === 'country' ? chosen : within),
    ({ name, value }) => (name === 'country' ? chooseCountry(value) : chooseWithin(value)),
  );
  return (
    <Stack ref={fields} $gap={5}>
      <SelectField
        label={t`Country`}
        name="country"
        defaultValue={country ?? 'all'}
        onChange={(event) => chooseCountry(event.target.value)}
        options={[
          ...[...new Set([...countries, ...searched])].map((code) => ({ value: code, label: countryName(code) })),
          { value: 'all', label: t`All countries` },
        ]}
      />
      {offered.length > 0 && (
        <SelectField
          key={chosen}
          label={regionLabel(i18n, chosen, label[chosen] ?? 'region')}
          name="countryregion"
          defaultValue={chosen === country ? (region ?? '') : ''}
          placeholder={t({ message: 'Any', context: 'region' })}
          options={offered.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => chooseWithin(event.target.value)}
        />
      )}
      {within !== '' && offersFilter(search_fields, 'city') && (
        <CityField key={within} region={within} city={within === region ? city : null} />
      )}
    </Stack>
  );
}
