import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { likeTypes, type LikesOfType, type LikeType } from '@parlour/contract/members/list-likes';
import { addresses } from '@parlour/contract/addresses';
import { useFormats } from '@parlour/i18n';
import { MAX_TOTAL } from '@parlour/models/members/search-limits';
import { Tabs } from '@parlour/ui';

/** What the tabs are called. */
export function useTabLabels(): Record<LikeType, string> {
  const { t } = useLingui();
  return {
    received: t({ message: 'Received', context: 'likes' }),
    sent: t({ message: 'Sent', context: 'likes' }),
    matches: t`Matches`,
  };
}

/** The three tabs with their counts; the new ones are counted on the first. */
export function LikesTabs({ current, tab }: { current: LikeType; tab: LikesOfType }) {
  const { t } = useLingui();
  const labels = useTabLabels();
  const { number } = useFormats();
  const count = (found: number): string => (found > MAX_TOTAL ? `${number(MAX_TOTAL)}+` : number(found));
  const news = {
    count: tab.total_new,
    label: t`${plural(tab.total_new, { one: '# new like', other: '# new likes' })}`,
  };
  return (
    <Tabs
      label={t`Kinds of likes`}
      items={likeTypes.map((type) => ({
        href: addresses.likes.href({ type }),
        label: labels[type],
        current: type === current,
        count: count(tab.counts[type]),
        news: type === 'received' && tab.total_new > 0 ? news : undefined,
      }))}
    />
  );
}
