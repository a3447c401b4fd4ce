import type { QueryClient } from '@tanstack/react-query';
import { redirect, type ActionFunctionArgs } from 'react-router';
import { loaderFailure } from '../loading/loader-failure.ts';
import { pageContext } from '../page-context.ts';

/**
 * The route action of a button without fields: proves origin and token, acts in process, and goes on (contract part 1, rule
 * 2). Without a page to come back to with what was typed, a refusal has the error page.
 */
export const pressAction =
  (act: (queries: QueryClient) => Promise<unknown>, next: string) =>
  async ({ context, request }: ActionFunctionArgs): Promise<Response> => {
    const { queries, readForm } = context.get(pageContext);
    await readForm(request);
    try {
      await act(queries);
    } catch (error) {
      throw loaderFailure(error, request);
    }
    return redirect(next, 303);
  };
