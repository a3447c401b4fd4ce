import { replaceEqualDeep, type QueryClient } from '@tanstack/react-query';
import { userOptions } from '../account/user.ts';
import { foldCredits } from './fold-credits.ts';

interface Spent {
  credits: number;
  free_left: number | null;
}

/**
 * Begins a call that spends. Answers what takes the balance out of its answer: where the member's account was told anew meanwhile,
 * by an event or by another answer, and otherwise, nobody knows which of both is older, and the account is asked for again.
 */
export function expectBalance(client: QueryClient): <Reply extends Spent>(reply: Reply) => Reply {
  const { queryKey } = userOptions();
  const before = client.getQueryData(queryKey)?.user;
  return (reply) => {
    const known = client.getQueryData(queryKey);
    const folded = foldCredits(known, reply);
    if (known?.user === before) client.setQueryData(queryKey, folded);
    else if (replaceEqualDeep(known, folded) !== known) void client.invalidateQueries({ queryKey });
    return reply;
  };
}
