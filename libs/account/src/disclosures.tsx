import { useDisclosures } from '@parlour/api-client/members/use-disclosures';
import type { ProfileCard } from '@parlour/contract/types/profile';

/** What must be said first of whom the first words go to (contract part 0, 3). */
export const Disclosures = ({ profile }: { profile: ProfileCard }) =>
  useDisclosures()(profile).map(({ word, sentence }) => <p key={word}>{sentence}</p>);
