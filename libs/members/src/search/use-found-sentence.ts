import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MembersPageData } from '@parlour/api-client/members/search';
import { useFormats } from '@parlour/i18n';
import { usePlaceName } from './use-place-name.ts';

/**
 * How many were found where, counted no further than can be shown: "800+ members · Utrecht". A preposition would ask for an
 * article before many a country, or for a case.
 */
export function useFoundSentence({ total: found, total_capped, criteria }: MembersPageData['results']): string {
  const { t } = useLingui();
  const { number } = useFormats();
  const region = usePlaceName()(criteria);
  const place = criteria.city ?? region;
  const anywhere = useMembersCount(found, total_capped);
  if (place === null) return anywhere;
  const most = number(found);
  return isCapped(found, total_capped)
    ? t`${most}+ members · ${place}`
    : t`${plural(found, { one: `# member · ${place}`, other: `# members · ${place}` })}`;
}

/** "12 members"; "800+ members" where counting stopped. */
export function useMembersCount(found: number, capped?: boolean): string {
  const { t } = useLingui();
  const { number } = useFormats();
  const most = number(found);
  return isCapped(found, capped) ? t`${most}+ members` : t`${plural(found, { one: '# member', other: '# members' })}`;
}

const isCapped = (found: number, capped = false): boolean => capped && found > 0;
