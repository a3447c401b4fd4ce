import { useLingui } from '@lingui/react/macro';
import { useViewer } from '@parlour/api-client/account/user';
import { addresses } from '@parlour/contract/addresses';
import { nameAndAge } from '@parlour/models/members/name-and-age';
import { EveningLead, LikeModal, LinkButton } from '@parlour/ui';
import { portraitOf } from '../portrait-of.ts';
import type { SwipeMatch } from './use-swipe-game.ts';

export interface MatchModalProps {
  match: SwipeMatch | null;
  onClose: () => void;
}

/** The match moment: both portraits, full screen, and the one way on to each other. */
export function MatchModal({ match, onClose }: MatchModalProps) {
  const { t } = useLingui();
  const own = useViewer()?.profile;
  if (!match) return null;
  const { profile, conversationId } = match;
  const { name } = profile;
  const href =
    conversationId === null
      ? addresses.memberChat.href({ id: profile.id })
      : addresses.chat.href({ id: conversationId });
  return (
    <LikeModal
      open
      onClose={onClose}
      closeLabel={t`Close`}
      title={t`It's a match!`}
      portrait={{ ...portraitOf(profile), alt: '', name: nameAndAge(profile) }}
      own={own && { ...portraitOf(own), alt: '', name: t`You` }}
      action={
        <LinkButton href={href} tone="primary" size="large" block>
          {t`Write to ${name}`}
        </LinkButton>
      }
    >
      <EveningLead>{t`You like each other.`}</EveningLead>
    </LikeModal>
  );
}
