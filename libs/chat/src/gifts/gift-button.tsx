import { useLingui } from '@lingui/react/macro';
import { Gift } from 'lucide-react';
import type { Profile, Relation } from '@parlour/contract/types/profile';
import { ScriptedIconButton } from './scripted-icon-button.ts';
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
      <ScriptedIconButton label={t`Send a gift`} glyph={Gift} look="edge" size="large" onClick={open} />
      {picker}
    </>
  );
}
