import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MembersPageData } from '@parlour/api-client/members/search';
import { useFormats } from '@parlour/i18n';
import { usePlaceName } from './use-place-name.ts';

/** How many were found where, counted no further than can be shown ("800+ members in Utrecht"). */
export function useFoundSentence({ total: found, total_capped, criteria }: MembersPageData['results']): string {
  const { t } = useLingui();
  const place = usePlaceName()(criteria);
  const total = useMembersCount(found, total_capped);
  return place === null ? total : t`${total} in ${place}`;
}

/** "12 members"; "800+ members" where counting stopped. */
export function useMembersCount(found: number, isCapped = false): string {
  const { t } = useLingui();
  const { number } = useFormats();
  const most = number(found);
  return isCapped && found > 0 ? t`${most}+ members` : t`${plural(found, { one: '# member', other: '# members' })}`;
}
