import { useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import type { CallFormState, FieldBinding } from '@parlour/api-client/call-form';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import { useSite } from '@parlour/api-client/site';
import { useFormats } from '@parlour/i18n';
import { loadCities } from '@parlour/models/profile/load-cities';
import { SelectField, TextField } from '@parlour/ui';
import type { locationForm } from './location-form.ts';

type LocationState = CallFormState<(typeof locationForm)['schema']>;

/** A region, or a country for who won't say more, and a city of it. */
export function PlaceFields({ form, place: first }: { form: LocationState; place: string }) {
  const { t } = useLingui();
  const [place, choose] = useState(first);
  const cities = useCities(place);
  const listId = useId();
  return (
    <>
      <PlaceSelect {...form.field('place')} onChange={choose} />
      <TextField
        {...form.field('city')}
        label={t`City`}
        labelAside={t`optional`}
        list={listId}
        autoComplete="address-level2"
      />
      <datalist id={listId}>
        {cities.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </datalist>
    </>
  );
}

/** All regions in one list, by country; a country itself for who won't say more. */
function PlaceSelect({ onChange, ...field }: FieldBinding & { onChange: (place: string) => void }) {
  const { t } = useLingui();
  const { countries } = useSite().settings;
  const { countryName } = useFormats();
  const { regions } = useSuspenseQuery(regionsOptions()).data;
  return (
    <SelectField {...field} label={t`Region`} options={[]} onChange={(event) => onChange(event.target.value)}>
      {countries.map((country) => (
        <optgroup key={country} label={countryName(country)}>
          <option value={country}>{countryName(country)}</option>
          {regions[country]?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}

/** The cities of a region; their tables are large and come only when a place is being changed. */
function useCities(place: string): readonly string[] {
  const [cities, setCities] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void loadCities(place).then((found) => isCurrent && setCities(found));
    return () => {
      isCurrent = false;
    };
  }, [place]);
  return cities;
}
