import { useLingui } from '@lingui/react/macro';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { CallForm, useCallForm, type CallFormResult } from '@parlour/api-client/call-form';
import { profileKeys } from '@parlour/api-client/profile/keys';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import { useSite } from '@parlour/api-client/site';
import { addresses } from '@parlour/contract/addresses';
import type { Profile } from '@parlour/contract/types/profile';
import { useFormats } from '@parlour/i18n';
import { loadCities } from '@parlour/models/profile/load-cities';
import { Button, LinkButton, Row, SelectField, Stack, TextField } from '@parlour/ui';
import { useSaved } from './use-saved.ts';

/** Where one lives, from the lists. Others see the city, never more. */
export function EditLocation({ profile, lastResult }: { profile: Profile; lastResult?: CallFormResult }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const saved = useSaved();
  const [place, choose] = useState(profile.region ?? profile.country);
  const form = useCallForm({
    form: async () => (await import('./location-form.ts')).locationForm,
    id: 'location',
    lastResult,
    defaultValue: { place, city: profile.city ?? '' },
    onDone: async ({ location }) => {
      saved({ ...profile, ...location });
      await client.invalidateQueries({ queryKey: profileKeys.own });
      await navigate(addresses.profile.href());
    },
  });
  const cities = useCities(place);
  const listId = useId();
  return (
    <CallForm state={form}>
      <Stack $gap={5}>
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
        <Row>
          <LinkButton href={addresses.profile.href()} tone="quiet">
            {t`Cancel`}
          </LinkButton>
          <Button type="submit" tone="primary" pending={form.isPending} pendingLabel={t`Saving`}>
            {t`Save`}
          </Button>
        </Row>
      </Stack>
    </CallForm>
  );
}

interface PlaceSelectProps {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
  onChange: (place: string) => void;
}

/** All regions in one list, by country; a country itself for who won't say more. */
function PlaceSelect({ onChange, ...field }: PlaceSelectProps) {
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
