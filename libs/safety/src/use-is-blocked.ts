import { useQuery } from '@tanstack/react-query';
import { blocksOptions } from '@parlour/api-client/safety/blocks';

/** Has the viewer blocked this member? Asked quietly; until that is known, the page's own answer counts, where it has one. */
export function useIsBlocked(memberId: string, asRead = false): boolean {
  const { data } = useQuery(blocksOptions());
  return data?.profiles.some(({ id }) => id === memberId) ?? asRead;
}
