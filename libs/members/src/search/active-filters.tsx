import { useLingui } from '@lingui/react/macro';
import { useViewer } from '@parlour/api-client/account/user';
import type { MembersPageData } from '@parlour/api-client/members/search';
import { useSite } from '@parlour/api-client/site';
import { useFormats } from '@parlour/i18n';
import { genderPluralLabels } from '@parlour/i18n/labels/genders';
import { interestLabels } from '@parlour/i18n/labels/interests';
import { choiceLabel } from '@parlour/i18n/labels/profile-fields';
import { isInterest } from '@parlour/models/interests';
import { defaultCriteria } from '@parlour/models/members/search-criteria';
import { profileFacts } from '@parlour/models/profile-fields';
import { ChipRow, RemovableChip } from '@parlour/ui';
import { searchHref, type ReadSearch } from './read-search.ts';
import { usePlaceName } from './use-place-name.ts';

interface ActiveFilter {
  key: string;
  label: string;
  /** The same search without it. */
  href: string;
}

/** The filters of the address, in words, each with the way back to the search without it. */
export function useActiveFilters(read: ReadSearch, { criteria }: MembersPageData['results']): ActiveFilter[] {
  const { t, i18n } = useLingui();
  const usual = useUsualSearch();
  const { countryName } = useFormats();
  const placeName = usePlaceName();
  const { search } = read;
  const without = (key: string, label: string, ...names: string[]): ActiveFilter => ({
    key,
    label,
    href: searchHref(read, Object.fromEntries(names.map((name) => [name, undefined]))),
  });
  const filters: ActiveFilter[] = [];

  if (criteria.gender !== usual.gender)
    filters.push(without('gender', i18n._(genderPluralLabels[criteria.gender]), 'gender'));
  if (criteria.country !== usual.country) {
    const country = criteria.country === null ? t`All countries` : countryName(criteria.country);
    filters.push(without('country', country, 'country', 'countryregion', 'city'));
  }
  if (search.countryregion && criteria.countryregion)
    filters.push(without('region', placeName(criteria) ?? criteria.countryregion, 'countryregion', 'city'));
  if (search.city) filters.push(without('city', criteria.city ?? search.city, 'city'));
  const { min_age, max_age } = criteria;
  const ages = min_age === max_age ? `${min_age}` : `${min_age} – ${max_age}`;
  if (min_age !== usual.min_age || max_age !== usual.max_age) filters.push(without('age', ages, 'min_age', 'max_age'));
  if (search.online) filters.push(without('online', t`Online now`, 'online'));
  if (search.with_photo) filters.push(without('with_photo', t`With photo`, 'with_photo'));
  if (search.verified) filters.push(without('verified', t`Photo verified`, 'verified'));
  const listed = (name: string, text: string | undefined, labelOf: (value: string) => string) => {
    const values = text?.split(',') ?? [];
    for (const value of values) {
      const rest = values.filter((other) => other !== value).join(',');
      filters.push({ key: `${name}:${value}`, label: labelOf(value), href: searchHref(read, { [name]: rest }) });
    }
  };
  for (const field of profileFacts) {
    listed(field, search[field], (value) => {
      const label = choiceLabel(field, value);
      return label ? i18n._(label) : value;
    });
  }
  listed('interests', search.interests, (value) => (isInterest(value) ? i18n._(interestLabels[value]) : value));
  return filters;
}

/** What is searched for where the address says nothing, as the server fills it in. */
function useUsualSearch() {
  const { settings } = useSite();
  const { countries, geoip_country } = settings;
  const here = countries.find((country) => country === geoip_country) ?? countries[0] ?? null;
  return defaultCriteria(settings, useViewer()?.profile ?? null, here);
}

/** Chips of what is filtered by, each taking one filter away. */
export function ActiveFilters({ filters }: { filters: readonly ActiveFilter[] }) {
  const { t } = useLingui();
  if (filters.length === 0) return null;
  return (
    <ChipRow aria-label={t`Filters in use`}>
      {filters.map(({ key, label, href }) => (
        <li key={key}>
          <RemovableChip href={href} removeLabel={t`Remove filter`}>
            {label}
          </RemovableChip>
        </li>
      ))}
    </ChipRow>
  );
}
