import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { ProfileCard } from '@parlour/contract/types/profile';

/** The words of an online band. */
export function useOnlineLabel() {
  const { t } = useLingui();
  return useCallback(
    (band: ProfileCard['online']): string | undefined =>
      band ? { now: t`online now`, today: t`today`, week: t`this week` }[band] : undefined,
    [t],
  );
}
