import { useLingui } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import type { Profile, Relation } from '@parlour/contract/types/profile';
import { IconButton } from '@parlour/ui';
import { useGiftPicker } from './use-gift-picker.tsx';

interface GiftButtonProps {
  profile: Pick<Profile, 'id' | 'name'>;
  relation: Relation;
}

/** Opens the gifts from a profile; afterwards the picker shows the way to the conversation. */
export function GiftButton({ profile, relation }: GiftButtonProps) {
  const { t } = useLingui();
  const { open, picker } = useGiftPicker(profile, relation.can_send, { tellsGiven: true });
  return (
    <>
      <IconButton data-scripted label={t`Send a gift`} glyph={Gift} look="edge" size="large" onClick={open} />
      {picker}
    </>
  );
}
