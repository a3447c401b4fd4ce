import { useLingui } from '@lingui/react/macro';
import { useSite } from '@parlour/api-client/site';
import type { ProfileCard } from '@parlour/contract/types/profile';

/** What has to be said of a profile that no member stands behind: a word beside the name, a sentence where one writes. */
export interface Disclosure {
  word: string;
  sentence: string;
}

/** Fictional profiles in the brand's words, demo members in ours, one that is both in both; of everybody else nothing (contract part 0, 3). */
export function useDisclosures(): (profile: Pick<ProfileCard, 'fictional' | 'demo'>) => readonly Disclosure[] {
  const { t } = useLingui();
  const { settings } = useSite();
  return ({ fictional, demo }) => {
    const said: Disclosure[] = [];
    if (fictional)
      said.push({
        word: settings.fictional_singular ?? t`Fictional profile`,
        sentence: settings.fictional_warning ?? t`This profile is fictional. No meeting is possible.`,
      });
    if (demo) said.push({ word: t`Demo`, sentence: t`This is a demo member. A program answers here.` });
    return said;
  };
}
