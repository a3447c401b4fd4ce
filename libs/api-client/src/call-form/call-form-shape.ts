import type { SubmissionResult } from '@conform-to/react';
import type { z } from 'zod';
import type { BodyInput, Call } from '@parlour/contract/define-call';
import type { ErrorCode } from '@parlour/contract/error-codes';

/** A form that stands for a call: what is typed, and the body that it means. Page and route action share it. */
export interface CallFormShape<C extends Call, S extends z.ZodObject> {
  call: C;
  /** The form's own fields; messages of its issues are error codes. */
  schema: S;
  /** `key` is the idempotency key of the act, for calls that name what they make by it. */
  toBody(values: z.output<S>, key: string): BodyInput<C>;
  /** Where a field of the body has another name in the form: `{ 'accept.terms': 'terms' }`. */
  fieldNames?: Readonly<Record<string, string>>;
  /** Fields that nobody sees, such as the token of a mailed link: what is wrong with them is wrong with the whole. */
  hidden?: readonly string[];
}

/** Declares a form and keeps its exact types. */
export const defineCallForm = <const C extends Call, S extends z.ZodObject>(
  shape: CallFormShape<C, S>,
): CallFormShape<C, S> => shape;

/** A refused submission as plain data, so that a route action can hand it to the page. */
export interface CallFormResult {
  submission: SubmissionResult<string[]>;
  /** In a form that was not sent: the fields that were left so far, the last one last; of others nothing is said. */
  left?: readonly string[];
  /** What only the server knows of fields, of each until it is changed. */
  refused?: Readonly<Record<string, string[]>>;
  /** What is wrong with the whole, and not with one field. */
  failure: { code: ErrorCode; params: Record<string, string | number> } | null;
  /** Values for the sentences at the fields. */
  params: Record<string, string | number>;
}
