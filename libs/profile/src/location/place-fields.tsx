import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import type { CallFormState, FieldBinding } from '@parlour/api-client/call-form';
import { citiesOptions } from '@parlour/api-client/profile/cities';
import { useSite } from '@parlour/api-client/site';
import { useFormats } from '@parlour/i18n';
import { SelectField, Stack, TextField } from '@parlour/ui';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';
import { useFieldNote } from '../fields/use-field-note.ts';
import { GeolocationButton } from './geolocation-button.tsx';
import type { locationForm } from './location-form.ts';
import { RegionSelect } from './region-select.tsx';
import { changedPlace, type TypedPlace } from './typed-place.ts';
import { useEarlyPlace } from './use-early-place.ts';

export interface PlaceFieldsProps {
  form: CallFormState<(typeof locationForm)['schema']>;
  /** The region has to be told. */
  isRequired?: boolean;
}

/** Where one lives: by the device, or country, region and city by the lists, as far as the brand shows them. */
export function PlaceFields({ form, isRequired }: PlaceFieldsProps) {
  const [country, region, city] = [form.field('country'), form.field('region'), form.field('city')];
  const { visible_profile_fields: visible, countries } = useSite().settings;
  const isScripted = useScripted();
  const [place, setPlace] = useState<TypedPlace>({
    country: country.defaultValue ?? countries[0] ?? '',
    region: region.defaultValue ?? '',
    city: city.defaultValue ?? '',
  });
  const choose = (next: TypedPlace) => {
    setPlace(next);
    form.draft.keep({ ...next });
  };
  const change = (field: keyof TypedPlace) => (value: string) => choose(changedPlace(place, field, value));
  const fields = useRef<HTMLDivElement>(null);
  useEarlyPlace(fields, place, choose);
  const asksRegion = visible.includes('region');
  const isNarrowed = place.region !== '' || place.city !== '';
  const asksCity = asksRegion && visible.includes('city') && (isNarrowed || !isScripted);
  return (
    <Stack ref={fields} $gap={5}>
      <GeolocationButton
        chosen={place}
        onFound={(found) => choose({ country: found.country, region: found.region, city: found.city })}
      />
      <CountrySelect {...country} value={place.country} onChoose={change('country')} />
      {asksRegion && (
        <RegionSelect
          {...region}
          country={place.country}
          value={place.region}
          isRequired={isRequired}
          onChoose={change('region')}
        />
      )}
      {asksCity && <CityField {...city} region={place.region} value={place.city} onType={change('city')} />}
    </Stack>
  );
}

/** A country that the brand has left is still shown to whoever lives there. */
function CountrySelect({
  defaultValue: _,
  onChoose,
  ...field
}: FieldBinding & { value: string; onChoose(country: string): void }) {
  const { t } = useLingui();
  const { countries } = useSite().settings;
  const { countryName } = useFormats();
  const noteOf = useFieldNote();
  const offered = countries.some((country) => country === field.value) ? countries : [field.value, ...countries];
  return (
    <SelectField
      {...field}
      label={t`Country`}
      hint={noteOf('country')}
      options={offered.map((value) => ({ value, label: countryName(value) }))}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}

/** The tables hold a few large cities of each region: the hint names them, as not every browser shows the list. */
function CityField({
  defaultValue: _,
  region,
  onType,
  ...field
}: FieldBinding & { region: string; value: string; onType(city: string): void }) {
  const { t } = useLingui();
  const note = useFieldNote()('city');
  const { list } = useFormats();
  const { data: cities = [] } = useQuery(citiesOptions(region));
  const towns = list(cities);
  const known = towns ? t`We know only these towns: ${towns}.` : t`We know only larger towns.`;
  const listId = useId();
  return (
    <>
      <TextField
        {...field}
        label={t`City`}
        labelAside={t`optional`}
        hint={note === undefined ? known : `${note} ${known}`}
        error={field.error && t`We know only larger towns: choose the nearest one, or leave this empty.`}
        list={listId}
        autoComplete="address-level2"
        onChange={(event) => onType(event.target.value)}
      />
      <datalist id={listId}>
        {cities.map((city) => (
          <option key={city}>{city}</option>
        ))}
      </datalist>
    </>
  );
}
