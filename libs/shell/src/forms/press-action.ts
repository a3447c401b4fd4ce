import type { QueryClient } from '@tanstack/react-query';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { userOptions } from '@parlour/api-client/account/user';
import { keptOrAsked } from '@parlour/api-client/kept-or-asked';
import { loaderFailure } from '../loading/loader-failure.ts';
import { pageContext } from '../page/page-context.ts';

/**
 * The route action of a button without fields: proves origin and token, acts in process, and goes on (contract part 1, rule
 * 2). Without a page to come back to with what was typed, a refusal has the error page. Whose session is over has no token
 * that would prove anything, and nothing that the act could change: they meet what it answers a visitor.
 */
export const pressAction =
  (act: (queries: QueryClient) => Promise<unknown>, next: string) =>
  async ({ context, request }: ActionFunctionArgs): Promise<Response> => {
    const { queries, readForm } = context.get(pageContext);
    try {
      const { user } = await keptOrAsked(queries, userOptions());
      if (user) await readForm(request);
      await act(queries);
    } catch (error) {
      throw loaderFailure(error, request);
    }
    return redirect(next, 303);
  };
