import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MembersPageData } from '@parlour/api-client/members/search';
import { useFormats } from '@parlour/i18n';
import { usePlaceName } from './use-place-name.ts';

/** How many were found where, counted no further than can be shown ("800+ members in Utrecht"). */
export function useFoundSentence({ total: found, total_capped, criteria }: MembersPageData['results']): string {
  const { t } = useLingui();
  const { number } = useFormats();
  const place = usePlaceName()(criteria);
  const most = number(found);
  const total = total_capped ? t`${most}+ members` : t`${plural(found, { one: '# member', other: '# members' })}`;
  return place === null ? total : t`${total} in ${place}`;
}
