import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { citiesOptions } from '@parlour/api-client/profile/cities';
import { profileFieldLabels } from '@parlour/i18n/labels/profile-fields';
import { TextField } from '@parlour/ui';

/** The city of a search, with those of its region to choose from. */
export function CityField({ region, city }: { region: string; city: string | null }) {
  const { i18n } = useLingui();
  const listId = useId();
  const { data: cities = [] } = useQuery(citiesOptions(region));
  return (
    <>
      <TextField
        name="city"
        label={i18n._(profileFieldLabels.city)}
        defaultValue={city ?? ''}
        maxLength={100}
        autoComplete="off"
        list={listId}
      />
      <datalist id={listId}>
        {cities.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}
