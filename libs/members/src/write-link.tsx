import { useLingui } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { addresses } from '@parlour/contract/addresses';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { IconLink } from '@parlour/ui';

/** On the card of a match, in place of the heart, whose press would end it. */
export function WriteLink({ profile: { id, name } }: { profile: ProfileCard }) {
  const { t } = useLingui();
  return (
    <IconLink
      label={t`Write to ${name}`}
      glyph={MessageCircle}
      look="raised"
      href={addresses.memberChat.href({ id })}
    />
  );
}
