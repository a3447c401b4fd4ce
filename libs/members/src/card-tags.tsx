import { Trans } from '@lingui/react/macro';
import { Heart, HeartHandshake } from 'lucide-react';
import type { TileCard } from '@parlour/api-client/members/tile-card';
import { useDisclosures } from '@parlour/api-client/members/use-disclosures';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { disclosureGlyph, Tag } from '@parlour/ui';

/** How a card and its viewer stand; nothing of it where the viewer is no member. */
export type LikesOfCard = Pick<ProfileCard, 'like_sent' | 'like_new'>;

/** What must be said of a profile wherever its picture stands: it likes you, it is fictional, a program answers for it. */
export function CardTags({ profile }: { profile: Pick<TileCard, 'fictional' | 'demo'> & LikesOfCard }) {
  const disclosures = useDisclosures()(profile);
  return (
    <>
      <LikeTag profile={profile} />
      {disclosures.map(({ sign, word }) => (
        <Tag key={word} glyph={disclosureGlyph(sign)}>
          {word}
        </Tag>
      ))}
    </>
  );
}

/** How the two stand, in one label: a match, a like not seen yet, a like. */
function LikeTag({ profile: { like_sent, like_new } }: { profile: LikesOfCard }) {
  if (like_new === undefined) return null;
  if (like_sent) {
    return (
      <Tag tone="action" glyph={HeartHandshake}>
        <Trans>Match</Trans>
      </Tag>
    );
  }
  return (
    <Tag tone={like_new ? 'accent' : 'action'} glyph={Heart}>
      {like_new ? <Trans>New like</Trans> : <Trans>Likes you</Trans>}
    </Tag>
  );
}
