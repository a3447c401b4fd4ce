import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { MembersPageData } from '@parlour/api-client/members/search';
import { useFormats } from '@parlour/i18n';
import { Text, Title } from '@parlour/ui';
import { usePlaceName } from './use-place-name.ts';

/** The page's title and how many were found where, counted no further than can be shown ("800+"). */
export function ResultsHead({ results }: { results: MembersPageData['results'] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const place = usePlaceName()(results.criteria);
  const most = number(results.total);
  const total = results.total_capped
    ? t`${most}+ members`
    : t`${plural(results.total, { one: '# member', other: '# members' })}`;
  return (
    <div>
      <Title>{t`Members`}</Title>
      <Text $tone="quiet">{place === null ? total : t`${total} in ${place}`}</Text>
    </div>
  );
}
