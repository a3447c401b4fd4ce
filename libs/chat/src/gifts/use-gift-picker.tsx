import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLateCode } from '@parlour/api-client/use-late-code';
import type { CanSend, ProfileCard } from '@parlour/contract/types/profile';

/** Most visits of a page give nothing: the picker is fetched by the first tap. */
const loadPicker = () => import('./gift-picker.tsx');
const LatePicker = lazy(async () => ({ default: (await loadPicker()).GiftPicker }));

export interface GiftPickerOptions {
  /** Told in the picker itself, with the way to the conversation; else the picker closes over a gift that was given. */
  tellsGiven?: boolean;
}

/** A sheet with gifts for a member, and what opens it; each opening begins anew. */
export function useGiftPicker(
  profile: Pick<ProfileCard, 'id' | 'name'>,
  canSend: CanSend,
  { tellsGiven = false }: GiftPickerOptions = {},
): { open: () => void; picker: ReactNode } {
  const [shown, show] = useState({ turn: 0, isOpen: false });
  const fetchCode = useLateCode();
  return {
    open: () => fetchCode(loadPicker, () => show(({ turn }) => ({ turn: turn + 1, isOpen: true }))),
    picker: shown.turn > 0 && (
      <Suspense>
        <LatePicker
          key={shown.turn}
          profile={profile}
          canSend={canSend}
          tellsGiven={tellsGiven}
          open={shown.isOpen}
          onClose={() => show(({ turn }) => ({ turn, isOpen: false }))}
        />
      </Suspense>
    ),
  };
}
