import { useLocation, useNavigate } from 'react-router';
import { addresses } from '@parlour/contract/addresses';
import { profilePartAddress, type EditedPart } from '@parlour/contract/profile/part-address';

/** Held by the entry of an open part whose entry before it is the profile with none open. */
const overProfile = 'overProfile';

export interface PartPlace {
  open(part: EditedPart): void;
  close(): void | Promise<void>;
}

/**
 * Opens and closes the form of one part of the own profile by its address. Many saved parts leave no step in the history:
 * closing goes back over the opening, and one part that is opened over another takes its place.
 */
export function usePartPlace(): PartPlace {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  const isOver = state === overProfile;
  return {
    open(part) {
      const replace = new URLSearchParams(search).has('edit');
      const kept = replace ? (state as unknown) : overProfile;
      void navigate(profilePartAddress(part), { preventScrollReset: true, replace, state: kept });
    },
    close: () =>
      isOver ? navigate(-1) : navigate(addresses.profile.href(), { preventScrollReset: true, replace: true }),
  };
}
