import { useQuery } from '@tanstack/react-query';
import { blocksOptions } from '@parlour/api-client/safety/blocks';

/** Has the viewer blocked this member? Asked quietly, for pages whose own answer doesn't say; until it is known, no. */
export function useIsBlocked(memberId: string): boolean {
  const { data } = useQuery(blocksOptions());
  return data?.profiles.some(({ id }) => id === memberId) ?? false;
}
