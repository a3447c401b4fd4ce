import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router';
import { useViewer } from '@parlour/api-client/account/user';
import type { NewMatch } from '@parlour/api-client/members/new-match';
import { addresses } from '@parlour/contract/addresses';
import { Lead, LikeModal, LinkButton } from '@parlour/ui';
import { DisclosureLine } from '../disclosure-line.tsx';
import { portraitOf } from '../portrait-of.ts';

export interface MatchModalProps {
  match: NewMatch;
  onClose: () => void;
}

/** The match moment: both portraits, full screen, and the one way on to each other. */
export function MatchModal({ match: { profile, conversationId }, onClose }: MatchModalProps) {
  const { t } = useLingui();
  const own = useViewer()?.profile;
  const isLeft = useOnLeaving(onClose);
  const { name } = profile;
  const href =
    conversationId === null
      ? addresses.memberChat.href({ id: profile.id })
      : addresses.chat.href({ id: conversationId });
  return (
    <LikeModal
      open={!isLeft}
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`It’s a match!`}
      portrait={{ ...portraitOf(profile), alt: '', name: profile.name, age: profile.age }}
      own={own && { ...portraitOf(own), alt: '', name: t`You` }}
      action={
        <LinkButton href={href} tone="bright" size="large" block>
          {t`Write to ${name}`}
        </LinkButton>
      }
    >
      <DisclosureLine profile={profile} />
      <Lead>{t`You like each other.`}</Lead>
    </LikeModal>
  );
}

/** Calls once the page is another than it was at first. True from the first drawing of that page, which may take the focus. */
function useOnLeaving(onLeaving: () => void): boolean {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  const isLeft = pathname !== first;
  const leave = useEffectEvent(onLeaving);
  useEffect(() => {
    if (isLeft) leave();
  }, [isLeft]);
  return isLeft;
}
