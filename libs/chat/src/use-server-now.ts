import { useSuspenseQuery } from '@tanstack/react-query';
import { userOptions } from '@parlour/api-client/account/user';

/** What "today" is: the server's clock of the last answer, so that both renders agree and a wrong device clock does not matter. */
export function useServerNow(): Date {
  return new Date(useSuspenseQuery(userOptions()).data.server_time);
}
