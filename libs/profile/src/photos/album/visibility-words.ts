import { useLingui } from '@lingui/react/macro';
import type { Image } from '@parlour/contract/types/image';

export type Visibility = Image['visibility'];

export const visibilities = ['all', 'premium', 'matches'] as const satisfies readonly Visibility[];

/** Who sees a photo, in a word and in a sentence; of all but the main one, nobody without Premium does. */
export function useVisibilityWords(isMain = true): Record<Visibility, { title: string; description: string }> {
  const { t } = useLingui();
  return {
    all: {
      title: t`All members`,
      description: isMain
        ? t`Your main photo is seen by every member, your other photos by premium members.`
        : t`Once it is your main photo. Until then premium members see it.`,
    },
    premium: { title: t`Premium members`, description: t`Others see it blurred.` },
    matches: { title: t`Your matches`, description: t`Only those you like who like you too. Others see it blurred.` },
  };
}
