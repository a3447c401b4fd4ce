import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import type { ApiError } from '../api-error.ts';
import { FORM_TOKEN, type CallFormResult } from './call-form-shape.ts';

/** Reads what was typed; the form's token is no field of it. */
export function parseForm<S extends z.ZodObject>(posted: FormData, schema: S) {
  const typed = new FormData();
  for (const [name, value] of posted) if (name !== FORM_TOKEN) typed.append(name, value);
  return parseWithZod(typed, { schema });
}

type Parsed = Pick<ReturnType<typeof parseForm>, 'reply'>;

/** What was typed cannot be sent: errors at its fields. */
export const unreadableForm = (parsed: Parsed, hideFields: string[] = []): CallFormResult => ({
  submission: parsed.reply({ hideFields }),
  failure: null,
  params: {},
});

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
