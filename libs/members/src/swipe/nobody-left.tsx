import { useLingui } from '@lingui/react/macro';
import { GalleryHorizontalEnd } from 'lucide-react';
import { addresses } from '@parlour/contract/addresses';
import { EmptyState, LinkButton, Skeleton } from '@parlour/ui';

/** In place of the cards: everybody was seen, or the next ones are on their way. */
export function NobodyLeft({ isLooking }: { isLooking: boolean }) {
  const { t } = useLingui();
  if (isLooking)
    return (
      <div role="status" aria-label={t`Looking for more members`}>
        <Skeleton $shape="portrait" />
      </div>
    );
  return (
    <EmptyState
      glyph={GalleryHorizontalEnd}
      title={t`You have seen everybody for today`}
      action={
        <>
          <LinkButton href={addresses.members.href()} tone="primary">
            {t`Search members`}
          </LinkButton>
          <LinkButton href={addresses.matchFinder.href()}>{t`Match finder`}</LinkButton>
        </>
      }
    >
      {t`Whoever you put off comes back tomorrow. Somebody new can join at any time.`}
    </EmptyState>
  );
}
