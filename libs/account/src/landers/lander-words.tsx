import type { Disclosure } from '@parlour/api-client/members/use-disclosures';
import { useSite } from '@parlour/api-client/site';
import type { Lander } from '@parlour/contract/account/reference-data/get-lander';
import type { LanderVariant } from '@parlour/models/account/landers';

export interface LanderWords {
  headline: string;
  lead: string;
}

/** What a lander says: the brand's words where it has any, else the lander's own for this face. */
export function wordsOf(lander: Lander, own: Record<LanderVariant, LanderWords>): LanderWords {
  const { headline, lead } = own[lander.variant];
  return { headline: lander.headline ?? headline, lead: lander.lead ?? lead };
}

/** Title, description and the words of a shared link; the rest of what search engines read is the shell's. */
export function LanderHead({ words, disclosures = [] }: { words: LanderWords; disclosures?: readonly Disclosure[] }) {
  const { name } = useSite().settings;
  const title = [words.headline.replace(/\.$/, ''), ...disclosures.map(({ word }) => word)].join(' · ');
  const description = [...disclosures.map(({ sentence }) => sentence), words.lead].join(' ');
  return (
    <>
      <title>{`${title} · ${name}`}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
    </>
  );
}
