import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import type { Call } from '@parlour/contract/define-call';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { FORM_TOKEN } from '@parlour/contract/form-token';
import { issueParams, type IssueParams } from '@parlour/contract/issue-params';
import { isErrorCode } from '@parlour/i18n';
import type { ApiError } from '../api-error.ts';
import type { CallFormResult, CallFormShape } from './call-form-shape.ts';

/**
 * Reads what was typed, and what the sentences about it need; the form's token is no field of it. A browser that posts a form
 * itself ends lines as no field does.
 */
export function parseForm<S extends z.ZodObject>(posted: FormData, schema: S) {
  const typed = new FormData();
  for (const [name, value] of posted)
    if (name !== FORM_TOKEN) typed.append(name, typeof value === 'string' ? value.replaceAll('\r\n', '\n') : value);
  const params: IssueParams = {};
  const formatError = (issues: z.core.$ZodIssue[]): string[] => {
    Object.assign(params, issueParams(issues));
    return issues.map(({ message }) => message);
  };
  return { ...parseWithZod(typed, { schema, formatError }), params };
}

type Parsed = Pick<ReturnType<typeof parseForm>, 'reply' | 'params'>;

/** How a form shows what is wrong with it. */
type Shown = Pick<CallFormShape<Call, z.ZodObject>, 'fieldNames' | 'hidden'>;

/** What was typed cannot be sent: errors at its fields, or for the whole where nobody sees the field. */
export function unreadableForm(parsed: Parsed, { hidden }: Shown, hideFields: string[] = []): CallFormResult {
  const submission = parsed.reply({ hideFields });
  const code = firstHidden(hidden, (name) => submission.error?.[name]?.[0]);
  return { submission, failure: code ? { code, params: parsed.params } : null, params: parsed.params };
}

/**
 * What a call's refusal means for its form: errors at fields, or one for the whole. One of an entry (`hidden_words.1`) is its
 * list's, which is one field. Secrets never travel back.
 */
export function refusedForm(
  parsed: Parsed,
  error: ApiError,
  { fieldNames = {}, hidden }: Shown,
  hideFields: string[] = [],
): CallFormResult {
  const codes = Object.fromEntries(
    Object.entries(error.fields).map(([path, code]) => {
      const field = path.replace(/\.\d+$/, '');
      return [fieldNames[field] ?? field, code];
    }),
  );
  const atFields = Object.keys(codes).length > 0;
  const code = atFields ? firstHidden(hidden, (name) => codes[name]) : error.code;
  const fieldErrors = Object.fromEntries(Object.entries(codes).map(([field, refusal]) => [field, [refusal]]));
  return {
    submission: parsed.reply({ fieldErrors, formErrors: atFields ? [] : [error.code], hideFields }),
    refused: fieldErrors,
    failure: code ? { code, params: error.params } : null,
    params: error.params,
  };
}

/** What is wrong with a form once somebody has changed a field of it. */
export function recheckedForm(
  before: CallFormResult | undefined,
  changed: string,
  parsed: Parsed,
): CallFormResult | undefined {
  if (!before) return undefined;
  const { [changed]: _, ...refused } = before.refused ?? {};
  const reply = parsed.reply({ fieldErrors: refused });
  const wrong = Object.entries(reply.error ?? {}).filter(([name]) => before.left?.includes(name) ?? true);
  const submission = { ...reply, error: Object.fromEntries(wrong) };
  return { ...before, submission, refused, params: { ...before.params, ...parsed.params } };
}

/** What is wrong with a form that was not sent yet once somebody has left a field of it; one that was sent has said so. */
export function leftForm(
  before: CallFormResult | undefined,
  field: string,
  parsed: Parsed,
): CallFormResult | undefined {
  if (before && !before.left) return before;
  const left = [...(before?.left ?? []).filter((name) => name !== field), field];
  return recheckedForm({ submission: {}, failure: null, params: {}, left }, field, parsed);
}

/** What is wrong with the first field that nobody sees. */
const firstHidden = (
  hidden: Shown['hidden'] = [],
  codeOf: (name: string) => string | undefined,
): ErrorCode | undefined => hidden.map(codeOf).find((code) => code !== undefined && isErrorCode(code));
