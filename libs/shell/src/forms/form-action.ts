import { data, redirect, type ActionFunctionArgs, type Params } from 'react-router';
import type { z } from 'zod';
import { submitCallForm, type CallFormShape } from '@parlour/api-client/call-form';
import type { Call, ReplyOf } from '@parlour/contract/define-call';
import { pageContext, type PageContext } from '../page/page-context.ts';
import { readSentForm } from './read-sent-form.ts';

/**
 * The route action of a form that works without JavaScript. Proves origin and token, and makes the same call in
 * process. Answers 303, or the page again with what was wrong and what was typed (contract part 1, rule 2).
 *
 * @param instead what is answered in place of the call, where the form asks for something else
 */
export const formAction =
  <const C extends Call, S extends z.ZodObject>(
    form: (page: PageContext, params: Params) => CallFormShape<C, S>,
    next: (reply: ReplyOf<C>, request: Request) => string,
    instead?: (values: FormData, request: Request) => Response | null,
  ) =>
  async (args: ActionFunctionArgs) => {
    const { context, request, params } = args;
    const { values, ...act } = await readSentForm(args);
    const other = instead?.(values, request);
    if (other) return other;
    const submitted = await submitCallForm(form(context.get(pageContext), params), values, act);
    if (submitted.ok) return redirect(next(submitted.reply, request), 303);
    return data(submitted.lastResult, { status: submitted.status });
  };
