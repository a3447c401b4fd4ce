import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useLateCode } from '@parlour/api-client/use-late-code';
import type { CanSend, ProfileCard } from '@parlour/contract/types/profile';

/** Most visits of a conversation send no photo: the sheet is fetched by the first tap. */
const loadSheet = () => import('./photo-sheet.tsx');
const LateSheet = lazy(async () => ({ default: (await loadSheet()).PhotoSheet }));

/** A sheet that sends a photo to a member, and what opens it; a photo on its way goes on while it is closed. */
export function usePhotoSheet(
  profile: Pick<ProfileCard, 'id' | 'name'>,
  canSend: CanSend,
): { open: (pasted?: File) => void; sheet: ReactNode } {
  const [state, show] = useState<'untouched' | 'open' | 'closed'>('untouched');
  const [pasted, takeIn] = useState<File>();
  const fetchCode = useLateCode();
  return {
    open: (file) =>
      fetchCode(loadSheet, () => {
        takeIn(file);
        show('open');
      }),
    sheet: state !== 'untouched' && (
      <Suspense>
        <LateSheet
          profile={profile}
          canSend={canSend}
          pasted={pasted}
          open={state === 'open'}
          onClose={() => show('closed')}
        />
      </Suspense>
    ),
  };
}
