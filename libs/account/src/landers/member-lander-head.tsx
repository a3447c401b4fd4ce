import { useDisclosures } from '@parlour/api-client/members/use-disclosures';
import type { Lander } from '@parlour/contract/account/reference-data/get-lander';
import { LanderHead, type LanderWords } from './lander-words.tsx';

/** The head of a lander on a member: what must be said of them stands in a shared link, too (contract part 0, 3). */
export function MemberLanderHead({ lander: { profile }, words }: { lander: Lander; words: LanderWords }) {
  const disclosuresOf = useDisclosures();
  return <LanderHead words={words} disclosures={profile ? disclosuresOf(profile) : []} />;
}
