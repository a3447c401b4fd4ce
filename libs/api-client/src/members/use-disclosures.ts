import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import type { ProfileCard } from '@parlour/contract/types/profile';
import { capitalised } from '@parlour/models/capitalised';
import type { DisclosureSign } from '@parlour/models/members/disclosure-signs';
import { useSite } from '../site.ts';

/**
 * What has to be said of a profile that no member stands behind: a word, which stands alone, and its sign beside the picture, a
 * sentence where it is met.
 */
export interface Disclosure {
  sign: DisclosureSign;
  word: string;
  sentence: string;
}

/**
 * Fictional profiles in the brand's words, demo members in ours, one that is both in both; of everybody else nothing (contract
 * part 0, 3).
 */
export function useDisclosures(): (profile: Pick<ProfileCard, 'fictional' | 'demo'>) => readonly Disclosure[] {
  const { i18n, t } = useLingui();
  const { settings } = useSite();
  return useCallback(
    ({ fictional, demo }) => {
      const said: Disclosure[] = [];
      if (fictional)
        said.push({
          sign: settings.fictional_icon ?? 'drama',
          word: capitalised(settings.fictional_singular ?? t`Fictional profile`, i18n.locale),
          sentence: settings.fictional_warning ?? t`This profile is fictional. No meeting is possible.`,
        });
      if (demo)
        said.push({ sign: 'flask', word: t`Demo`, sentence: t`This is a demo member. A program answers here.` });
      return said;
    },
    [i18n, t, settings],
  );
}
