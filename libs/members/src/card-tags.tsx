import { Trans } from '@lingui/react/macro';
import { FlaskConical, Heart, HeartHandshake } from 'lucide-react';
import type { Guest } from '@parlour/api-client/members/guest';
import { useSite } from '@parlour/api-client/site';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { fictionalGlyph, Tag } from '@parlour/ui';

/** How a card and its viewer stand; nothing of it where the viewer is no member. */
export type LikesOfCard = Pick<ProfileCard, 'like_sent' | 'like_new'>;

/** What must be said of a profile wherever its picture stands: it likes you, it is fictional, a program answers for it. */
export function CardTags({ profile }: { profile: Pick<Guest, 'fictional' | 'demo'> & LikesOfCard }) {
  const { fictional_icon: icon, fictional_singular: word } = useSite().settings;
  return (
    <>
      <LikeTag profile={profile} />
      {profile.fictional && <Tag glyph={fictionalGlyph(icon)}>{word ?? <Trans>Fictional profile</Trans>}</Tag>}
      {profile.demo && (
        <Tag glyph={FlaskConical}>
          <Trans>Demo</Trans>
        </Tag>
      )}
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
