import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import type { Call, ReplyOf } from '@parlour/contract/define-call';
import { ApiError } from '../api-error.ts';
import { send } from '../send.ts';
import { wayOf } from '../transport.ts';
import type { Acts } from './form-acts.ts';
import type { CallFormResult, CallFormShape } from './call-form-shape.ts';
import { useFieldChecks } from './use-field-checks.ts';

export interface SubmissionOptions<C extends Call, S extends z.ZodObject> {
  /** Fetches the form's call and schema; a page is read long before its form is sent. */
  form(): Promise<CallFormShape<C, S>>;
  /** After the call: take over what it changed, show a toast. The form stays pending until it is done. */
  onDone?(reply: ReplyOf<C>): void | Promise<unknown>;
  /** Then: go somewhere. Not where somebody had left the form when the answer came. False where that failed: the act stands open. */
  goOn?(reply: ReplyOf<C>): void | Promise<unknown>;
  /** What the route action answered to the same form sent without JavaScript. */
  lastResult?: CallFormResult;
}

/** The code that reads forms, or what the form is read with, could not be fetched. */
const unreachable = (error: unknown): CallFormResult => {
  const { code, params } = error instanceof ApiError ? error : new ApiError(0, { code: 'offline' });
  return { submission: {}, failure: { code, params }, params: {} };
};

/** What a form needs once somebody uses it: the code that reads forms, and the form's own shape. */
const loadForm = async <C extends Call, S extends z.ZodObject>(form: () => Promise<CallFormShape<C, S>>) => {
  const [reading, { formActs }, shape] = await Promise.all([
    import('./read-call-form.ts'),
    import('./form-acts.ts'),
    form(),
  ]);
  return { ...reading, formActs, shape };
};

/**
 * Sends a form's call: one idempotency key an act, nothing on a second press while it runs. Fields are checked as they are left,
 * and again while they are being mended.
 *
 * @param actPlace where an act outlives its page; undefined where it does not
 */
export function useSubmission<const C extends Call, S extends z.ZodObject>(
  id: string,
  { form, onDone, goOn, lastResult }: SubmissionOptions<C, S>,
  actPlace: string | undefined,
) {
  const client = useQueryClient();
  const [result, setResult] = useState(lastResult);
  const [isPending, setPending] = useState(false);
  const running = useRef(false);
  const begun = useRef<Acts<ReplyOf<C>>>(null);

  /** Answers what was refused; nothing where all went well. */
  async function attempt(element: HTMLFormElement): Promise<CallFormResult | undefined> {
    const posted = new FormData(element);
    const loaded = await loadForm(form).catch(unreachable);
    if ('submission' in loaded) return loaded;
    const { parseForm, refusedForm, unreadableForm, formActs, shape } = loaded;
    const { call, schema, toBody } = shape;
    const parsed = parseForm(posted, schema);
    if (parsed.status !== 'success') return unreadableForm(parsed, shape);
    const acts = (begun.current ??= formActs(call.idempotent ? actPlace : undefined));
    setResult(undefined);
    try {
      const reply = await acts.make(parsed.value, (key) =>
        send(call, { body: toBody(parsed.value, key), idempotencyKey: call.idempotent && key, ...wayOf(client) }),
      );
      const isStillHere = element.isConnected;
      await onDone?.(reply);
      acts.settle();
      const isOver = !isStillHere || (await goOn?.(reply)) !== false;
      if (isOver) acts.end();
      return undefined;
    } catch (error) {
      if (error instanceof ApiError) return refusedForm(parsed, error, shape);
      reportError(error);
      return refusedForm(parsed, new ApiError(500, { code: 'server_error' }), shape);
    }
  }

  async function submit(element: HTMLFormElement): Promise<void> {
    if (running.current) return;
    running.current = true;
    setPending(true);
    // An alert that stands there already is not heard again.
    setResult((current) => (current?.failure ? undefined : current));
    try {
      setResult(await attempt(element));
    } finally {
      running.current = false;
      setPending(false);
    }
  }

  useFieldChecks(id, form, result !== undefined, setResult);
  return { result, isPending, submit, prepare: () => void loadForm(form).catch(() => undefined) };
}
