import { useLingui } from '@lingui/react/macro';
import { useActionData } from 'react-router';
import type { Disclosure } from '@parlour/api-client/members/use-disclosures';
import { useSite } from '@parlour/api-client/site';
import type { Lander } from '@parlour/contract/account/reference-data/get-lander';
import type { LanderVariant } from '@parlour/models/account/landers';
import { useScripted } from '@parlour/ui/kit/behaviour/use-scripted';

export interface LanderWords {
  headline: string;
  lead: string;
}

/** What a lander says: the brand's words where it has any, else the lander's own for this face. */
export function wordsOf(lander: Lander, own: Record<LanderVariant, LanderWords>): LanderWords {
  const { headline, lead } = own[lander.variant];
  return { headline: lander.headline ?? headline, lead: lander.lead ?? lead };
}

/**
 * Title, description and the words of a shared link; the rest of what search engines read is the shell's. As on every page the title
 * is the first that is heard of a refusal without scripts.
 */
export function LanderHead({ words, disclosures = [] }: { words: LanderWords; disclosures?: readonly Disclosure[] }) {
  const { t } = useLingui();
  const { name } = useSite().settings;
  const isRefused = useActionData() !== undefined;
  const failure = !useScripted() && isRefused && t`An error has occurred`;
  const title = [words.headline.replace(/\.$/, ''), ...disclosures.map(({ word }) => word)].join(' · ');
  const description = [...disclosures.map(({ sentence }) => sentence), words.lead].join(' ');
  return (
    <>
      <title>{[failure, title, name].filter(Boolean).join(' · ')}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
}
