import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import { useSite } from '@parlour/api-client/site';
import { useFormats } from '@parlour/i18n';
import { regionLabel } from '@parlour/i18n/labels/region-labels';
import { SelectField } from '@parlour/ui';

interface PlaceFieldsProps {
  country: string | null;
  region: string | null;
}

/** Country and region of a search; the regions follow the country, and are called what they are called there. */
export function PlaceFields({ country, region }: PlaceFieldsProps) {
  const { t, i18n } = useLingui();
  const { countries } = useSite().settings;
  const { countryName } = useFormats();
  const { regions, label } = useSuspenseQuery(regionsOptions()).data;
  const [chosen, choose] = useState(country ?? 'all');
  const offered = regions[chosen] ?? [];
  return (
    <>
      <SelectField
        label={t`Country`}
        name="country"
        defaultValue={country ?? 'all'}
        onChange={(event) => choose(event.target.value)}
        options={[
          ...countries.map((code) => ({ value: code, label: countryName(code) })),
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
        />
      )}
    </>
  );
}
