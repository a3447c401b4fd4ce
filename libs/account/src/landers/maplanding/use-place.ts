import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CallFormResult } from '@parlour/api-client/call-form';
import { regionsOptions } from '@parlour/api-client/profile/regions';
import { useSite } from '@parlour/api-client/site';

/** The country on the map, which the address may name, its regions, and the one chosen, now or in a form that was refused. */
export function usePlace(lastResult?: CallFormResult) {
  const { settings } = useSite();
  const { regions } = useSuspenseQuery(regionsOptions()).data;
  const [search] = useSearchParams();
  const named = settings.countries.find((country) => country === search.get('country'));
  const country = named ?? settings.geoip_selected_country ?? settings.countries[0] ?? '';
  const here = regions[country] ?? [];
  const [chosenId, choose] = useState<unknown>(lastResult?.submission.initialValue?.['region']);
  const chosen = here.find(({ id }) => id === chosenId) ?? null;
  return { country, countries: settings.countries, regions: here, chosen, choose };
}

export type Place = ReturnType<typeof usePlace>;
