import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { sessionBegan } from '@parlour/api-client/account/session';
import { nextPath } from './next-path.ts';

/** What both ways of logging in end with: the session that has begun is taken up, and the page that asked for it opens. */
export function useEnter(next: string | null) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return {
    onDone: () => sessionBegan(client),
    goOn: () => navigate(nextPath(next), { replace: true }),
  };
}
