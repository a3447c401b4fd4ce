import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

/** How many likes of the day are left, in words. */
export function useLikesLeft(left: number): string {
  const { t } = useLingui();
  return t`${plural(left, { one: '# like left today', other: '# likes left today' })}`;
}
