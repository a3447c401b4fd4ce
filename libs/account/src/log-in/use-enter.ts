import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isHere } from '@parlour/api-client/account/is-here';
import { sessionBegan } from '@parlour/api-client/account/session';
import type { User } from '@parlour/contract/types/user';
import { useToast } from '@parlour/state/page/toasts';
import { nextPath } from './next-path.ts';

/**
 * What both ways of logging in end with: the session that has begun is taken up, and the page that asked for it opens. Whose browser
 * did not keep it stays and is told so: every page would ask them to log in again.
 */
export function useEnter(next: string | null) {
  const { t } = useLingui();
  const client = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return {
    onDone: () => sessionBegan(client),
    goOn: (reply: { user: User }): void | Promise<void> =>
      isHere(client, reply)
        ? navigate(nextPath(next), { replace: true })
        : toast({
            tone: 'danger',
            text: t`Your browser did not keep you logged in. Allow cookies for this site and try again.`,
          }),
  };
}
