import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useDisclosures } from '@parlour/api-client/members/use-disclosures';
import { addresses } from '@parlour/contract/addresses';
import type { ProfileCard } from '@parlour/contract/types/profile';
import type { SwipeDeckCard } from '@parlour/ui';
import { CardTags } from '../card-tags.tsx';
import { portraitOf } from '../portrait-of.ts';
import { useOnlineLabel } from '../use-online-label.ts';

/**
 * Members as cards of the deck; the first picture is fetched before all else. A card that moves up is the same object still, so
 * that its face is not drawn again.
 */
export function useSwipeCards(queue: readonly ProfileCard[]): SwipeDeckCard[] {
  const { t } = useLingui();
  const onlineLabel = useOnlineLabel();
  const disclosuresOf = useDisclosures();
  const [first] = useState(queue[0]?.id);
  const cardOf = useMemo(
    () =>
      oncePerObject((profile: ProfileCard): SwipeDeckCard => {
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
            largest: id === first,
          },
          verifiedLabel: verified.photo ? t`Photo verified` : undefined,
          tags: <CardTags profile={profile} />,
          marks: disclosuresOf(profile).map(({ word }) => word),
          profile: { href: addresses.member.href({ id }), label: t`Open the profile of ${name}` },
        };
      }),
    [t, onlineLabel, disclosuresOf, first],
  );
  return queue.map(cardOf);
}

function oncePerObject<From extends object, To>(make: (from: From) => To): (from: From) => To {
  const made = new WeakMap<From, To>();
  return (from) => {
    const known = made.get(from) ?? make(from);
    made.set(from, known);
    return known;
  };
}
