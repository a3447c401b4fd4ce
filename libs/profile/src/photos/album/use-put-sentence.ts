import { useLingui } from '@lingui/react/macro';

/** Where a photo is now, for those who listen, whichever way it got there; all are counted from 1. */
export function usePutSentence() {
  const { t } = useLingui();
  return (photo: number, place: number, count: number) => t`Photo ${photo} was put at place ${place} of ${count}.`;
}
