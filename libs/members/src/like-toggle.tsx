import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Heart } from 'lucide-react';
import { useRef, type MouseEvent } from 'react';
import { useViewer } from '@parlour/api-client/account/user';
import { likeMutation, type LikeWish } from '@parlour/api-client/members/like';
import { addresses } from '@parlour/contract/addresses';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { IconLink, LikeButton, type LikeButtonProps } from '@parlour/ui';
import { useLikeToasts } from './use-like-toasts.ts';

export interface LikeToggleProps {
  profile: Pick<ProfileCard, 'id' | 'name' | 'like_sent' | 'like_new'>;
  source: LikeWish['source'];
  /** Id of the page's `LikeForm`, which a press posts as long as no script answers it. */
  form: string;
}

/** Milliseconds after a like was answered in which another press is the second tap of the same wish, no change of mind. */
const sameWish = 600;

/** On a picture the heart is raised; in a profile's bar it is as large as its neighbours. */
const raised = { look: 'raised', size: 'medium' } as const;
const looks: Record<LikeWish['source'], Pick<LikeButtonProps, 'look' | 'size'>> = {
  list: raised,
  swipe: raised,
  modal: raised,
  profile: { look: 'edge', size: 'large' },
};

/**
 * The heart on a card or a profile: likes, and takes it back; where that ends a match, it says so and offers the way back. A
 * visitor's leads to the sign-up; oneself has none.
 */
export function LikeToggle({ profile, source, form }: LikeToggleProps) {
  const { t } = useLingui();
  const viewer = useViewer();
  const toasts = useLikeToasts();
  const { mutateAsync, isPending } = useMutation(likeMutation(useQueryClient()));
  const answeredAt = useRef(-Infinity);
  if (viewer?.id === profile.id) return null;

  const { name } = profile;
  if (!viewer) {
    const href = addresses.memberSignup.href({ id: profile.id });
    return <IconLink label={t`Like ${name}`} glyph={Heart} look="raised" {...looks[source]} href={href} />;
  }
  const liked = profile.like_sent === true;
  const likesMe = profile.like_new !== undefined;
  const wish = (wished: boolean, isUndo?: true) => {
    if (wished) toasts.liked(profile.id);
    mutateAsync({ profileId: profile.id, liked: wished, source, isUndo }).then(({ match }) => {
      if (wished) answeredAt.current = performance.now();
      else if (likesMe) toasts.ended(profile, () => wish(true, true));
      if (isUndo && match) toasts.undone(profile.id);
    }, toasts.refused);
  };
  const toggle = (event: MouseEvent) => {
    event.preventDefault();
    if (!isPending && performance.now() > answeredAt.current + sameWish) wish(!liked);
  };
  const label = likesMe ? t`Like ${name} back` : t`Like ${name}`;
  return (
    <LikeButton
      label={label}
      liked={liked}
      {...looks[source]}
      type="submit"
      form={form}
      formAction={addresses.member.href({ id: profile.id })}
      name={liked ? 'unlike' : 'like'}
      value={source}
      onClick={toggle}
    />
  );
}
