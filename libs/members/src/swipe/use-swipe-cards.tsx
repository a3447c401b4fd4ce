import { useLingui } from '@lingui/react/macro';
import { addresses } from '@parlour/contract/addresses';
import type { ProfileCard } from '@parlour/contract/types/profile';
import type { SwipeDeckCard } from '@parlour/ui';
import { CardTags } from '../card-tags.tsx';
import { portraitOf } from '../portrait-of.ts';
import { useOnlineLabel } from '../use-online-label.ts';

/** Members as cards of the deck; the first picture is fetched before all else. */
export function useSwipeCards(queue: readonly ProfileCard[]): SwipeDeckCard[] {
  const { t } = useLingui();
  const onlineLabel = useOnlineLabel();
  return queue.map((profile, place) => {
    const { id, name, age, city, online, verified } = profile;
    const label = onlineLabel(online);
    const portrait = portraitOf(profile);
    return {
      id,
      name,
      age: age ?? undefined,
      place: city ?? undefined,
      band: label === undefined ? undefined : { label, online: online === 'now' },
      portrait: {
        ...portrait,
        alt: portrait.state === 'locked' ? t`Locked photo` : '',
        sizes: '(min-width: 500px) 440px, 92vw',
        priority: place === 0,
      },
      verifiedLabel: verified.photo ? t`Photo verified` : undefined,
      tags: <CardTags profile={profile} />,
      profile: { href: addresses.member.href({ id }), label: t`Open the profile of ${name}` },
    };
  });
}
