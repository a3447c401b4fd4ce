import type { SubmissionResult } from '@conform-to/react';
import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import type { BodyInput, Call } from '@parlour/contract/define-call';
import type { ErrorCode } from '@parlour/contract/error-codes';
import type { ApiError } from '../api-error.ts';

/** A form that stands for a call: what is typed, and the body that it means. Page and route action share it. */
export interface CallFormShape<C extends Call, S extends z.ZodObject> {
  call: C;
  /** The form's own fields; messages of its issues are error codes. */
  schema: S;
  toBody(values: z.output<S>): BodyInput<C>;
  /** Where a field of the body has another name in the form: `{ 'accept.terms': 'terms' }`. */
  fieldNames?: Readonly<Record<string, string>>;
}

/** Declares a form and keeps its exact types. */
export const defineCallForm = <const C extends Call, S extends z.ZodObject>(
  shape: CallFormShape<C, S>,
): CallFormShape<C, S> => shape;

/** A refused submission as plain data, so that a route action can hand it to the page. */
export interface CallFormResult {
  submission: SubmissionResult<string[]>;
  /** What is wrong with the whole, and not with one field. */
  failure: { code: ErrorCode; params: Record<string, string | number> } | null;
  /** Values for the sentences at the fields. */
  params: Record<string, string | number>;
}

export const FORM_TOKEN = 'form_token';

/** Reads what was typed; the form's token is no field of it. */
export function parseForm<S extends z.ZodObject>(posted: FormData, schema: S) {
  const typed = new FormData();
  for (const [name, value] of posted) if (name !== FORM_TOKEN) typed.append(name, value);
  return parseWithZod(typed, { schema });
}

type Parsed = Pick<ReturnType<typeof parseForm>, 'reply'>;

/** What a call's refusal means for its form: errors at fields, or one for the whole. Secrets never travel back. */
export function refusedForm(
  parsed: Parsed,
  error: ApiError,
  fieldNames: Readonly<Record<string, string>> = {},
  hideFields: string[] = [],
): CallFormResult {
  const fieldErrors = Object.fromEntries(
    Object.entries(error.fields).map(([field, code]) => [fieldNames[field] ?? field, [code]]),
  );
  const atFields = Object.keys(fieldErrors).length > 0;
  return {
    submission: parsed.reply({ fieldErrors, formErrors: atFields ? [] : [error.code], hideFields }),
    failure: atFields ? null : { code: error.code, params: error.params },
    params: error.params,
  };
}
