import { useLingui } from '@lingui/react/macro';
import { Heart, HeartHandshake, Send } from 'lucide-react';
import type { LikeType } from '@parlour/contract/members/list-likes';
import { addresses } from '@parlour/contract/addresses';
import { EmptyState, LinkButton } from '@parlour/ui';

const glyphs = { received: Heart, sent: Send, matches: HeartHandshake } as const;

/** The address names a page behind the last one of a tab. */
export function BehindTheLast({ type }: { type: LikeType }) {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={glyphs[type]}
      title={t`There is nobody on this page`}
      action={
        <LinkButton href={addresses.likes.href({ type })} tone="primary">
          {t`To the first page`}
        </LinkButton>
      }
    />
  );
}

/** A tab without likes, and what helps. */
export function NoLikes({ type }: { type: LikeType }) {
  const { t } = useLingui();
  const words = {
    received: {
      title: t`No likes yet`,
      text: t`A few words about you make people stop.`,
      action: t`Improve your profile`,
      href: addresses.profile.href(),
    },
    sent: {
      title: t`You have not liked anybody yet`,
      text: t`A like costs nothing and says a lot.`,
      action: t`Find members`,
      href: addresses.members.href(),
    },
    matches: {
      title: t`No matches yet`,
      text: t`When somebody you like likes you back, you find them here.`,
      action: t`Find members`,
      href: addresses.members.href(),
    },
  }[type];
  return (
    <EmptyState
      glyph={glyphs[type]}
      title={words.title}
      action={
        <LinkButton href={words.href} tone="primary">
          {words.action}
        </LinkButton>
      }
    >
      {words.text}
    </EmptyState>
  );
}
