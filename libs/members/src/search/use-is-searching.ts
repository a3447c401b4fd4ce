import { useNavigation } from 'react-router';
import { addresses } from '@parlour/contract/addresses';

/** Are other results on their way? */
export function useIsSearching(): boolean {
  const { state, location } = useNavigation();
  return state === 'loading' && location.pathname === addresses.members.pattern;
}
