import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isHere } from '@parlour/api-client/account/is-here';
import { sessionBegan } from '@parlour/api-client/account/session';
import { addresses } from '@parlour/contract/addresses';
import type { User } from '@parlour/contract/types/user';
import { useToast } from '@parlour/state/page/toasts';
import { keepAskedAddress } from '../asked-address.ts';

/** What a mailed link has done before its holder had to log in all the same. */
export type DoneByLink = 'back' | 'password';

/**
 * What an act of a mailed link ends with that also logs in: the session that has begun is taken up. An answer that was lost and
 * is asked for again brings no session with it: whoever is not here then is told at the log-in that the act is done, with the
 * address filled in.
 */
export function useSignedIn(done: DoneByLink, words: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return {
    onDone: async (reply: { user: User }) => {
      await sessionBegan(client);
      if (isHere(client, reply)) toast({ tone: 'success', text: words });
    },
    goOn: (reply: { user: User }) => {
      if (isHere(client, reply)) return navigate(addresses.index.href(), { replace: true });
      keepAskedAddress(reply.user.email);
      return navigate(addresses.login.href(undefined, { done }), { replace: true });
    },
  };
}
