import { useLingui } from '@lingui/react/macro';
import type { ProfileCard } from '@parlour/contract/types/profile';

/** The words of an online band. */
export function useOnlineLabel() {
  const { t } = useLingui();
  const labels = { now: t`online now`, today: t`today`, week: t`this week` };
  return (band: ProfileCard['online']): string | undefined => (band ? labels[band] : undefined);
}
