import { useLingui } from '@lingui/react/macro';
import { addresses } from '@parlour/contract/addresses';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { Lead, LikeModal, LinkButton } from '@parlour/ui';
import { DisclosureLine } from '../disclosure-line.tsx';
import { portraitOf } from '../portrait-of.ts';

export interface NewLikeProps {
  /** Who likes the member. */
  profile: ProfileCard;
  onClose: () => void;
}

/** The full-screen like that came in (spec section 2): the portrait, "New like!" and one way on. */
export function NewLike({ profile, onClose }: NewLikeProps) {
  const { t } = useLingui();
  const { id, name, like_sent } = profile;
  const isMatch = like_sent === true;
  const to = isMatch ? addresses.memberChat : addresses.member;
  return (
    <LikeModal
      open
      onClose={onClose}
      closeLabel={t`Close`}
      title={isMatch ? t`It’s a match!` : t`New like!`}
      portrait={{ ...portraitOf(profile), alt: '', name: profile.name, age: profile.age }}
      action={
        <LinkButton href={to.href({ id })} tone="bright" size="large" block onClick={onClose}>
          {isMatch ? t`Write to ${name}` : t`Open the profile of ${name}`}
        </LinkButton>
      }
    >
      <DisclosureLine profile={profile} />
      {isMatch && <Lead>{t`You like each other.`}</Lead>}
    </LikeModal>
  );
}
