import { hashKey, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { userOptions } from '@parlour/api-client/account/user';
import type { getUser } from '@parlour/contract/account/user/get-user';
import type { ReplyOf } from '@parlour/contract/define-call';
import { pageReading } from '../page/page-cache.tsx';

type Answer = ReplyOf<typeof getUser>;

let drawn: Answer | undefined;

function readDrawn(): Answer | undefined {
  const user = hashKey(userOptions().queryKey);
  return pageReading().find(([key]) => hashKey(key) === user)?.[1] as Answer | undefined;
}

/**
 * Who is here, for a part that the server draws and whose script comes late. The part begins as it was drawn, whatever
 * the page has changed by then, such as messages that were read, and goes on from there. `useIsMember` keeps the answer
 * in the cache.
 */
export function useUserAsDrawn(): Answer {
  const client = useQueryClient();
  const current = () => client.getQueryData(userOptions().queryKey)!;
  return useSyncExternalStore(
    (onChange) => client.getQueryCache().subscribe(onChange),
    current,
    import.meta.env.SSR ? current : () => (drawn ??= readDrawn() ?? current()),
  );
}
