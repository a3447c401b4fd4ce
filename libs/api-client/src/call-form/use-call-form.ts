import { useForm, type DefaultValue } from '@conform-to/react';
import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { z } from 'zod';
import type { Call, ReplyOf } from '@parlour/contract/define-call';
import { isErrorCode } from '@parlour/contract/error-codes';
import { errorSentence } from '@parlour/i18n';
import { ApiError } from '../api-error.ts';
import { send } from '../send.ts';
import { transportOf } from '../transport.ts';
import { actKeys } from './act-key.ts';
import { parseForm, refusedForm, type CallFormResult, type CallFormShape } from './call-form-shape.ts';

export interface CallFormOptions<C extends Call, S extends z.ZodObject> extends CallFormShape<C, S> {
  /** After the call: go somewhere, show a toast. The form stays pending until it is done. */
  onDone(reply: ReplyOf<C>): void | Promise<unknown>;
  /** What the route action answered to the same form sent without JavaScript. */
  lastResult?: CallFormResult;
  defaultValue?: Partial<z.input<S>>;
  /** Values for sentences at fields that are checked here: `{ min_age: 18 }`. */
  params?: Record<string, string | number>;
  id?: string;
}

/** What an input needs; spread it on a field of the kit. */
export interface FieldBinding {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
}

export interface CallFormState<S extends z.ZodObject> {
  form: { id: string; noValidate: boolean; onSubmit(event: FormEvent<HTMLFormElement>): void };
  /** A text, number, date or hidden field. */
  field(name: keyof z.input<S> & string): FieldBinding;
  /** A tick box. */
  checkbox(name: keyof z.input<S> & string): Omit<FieldBinding, 'defaultValue'> & { defaultChecked: boolean };
  /** The sentence of a refusal that belongs to no field. */
  failure: string | null;
  /** The refusal itself, for pages that offer a way out. */
  failureCode: string | null;
  failureRef: RefObject<HTMLDivElement | null>;
  isPending: boolean;
}

/**
 * A form that works before and without JavaScript, when it posts to its page's route action, and that with JavaScript makes
 * the call itself: one idempotency key an act, input kept on failure, errors at their fields in the member's language, any
 * other error in a summary that takes the focus. A second press while the call runs does nothing.
 */
export function useCallForm<const C extends Call, S extends z.ZodObject>(
  options: CallFormOptions<C, S>,
): CallFormState<S> {
  const { i18n } = useLingui();
  const client = useQueryClient();
  const [result, setResult] = useState(options.lastResult);
  const [isPending, setPending] = useState(false);
  const running = useRef(false);
  const [keys] = useState(actKeys);
  const failureRef = useRef<HTMLDivElement>(null);

  const [form, fields] = useForm<Record<string, unknown>>({
    id: options.id,
    lastResult: result?.submission,
    defaultValue: options.defaultValue as DefaultValue<Record<string, unknown>>,
    shouldValidate: 'onSubmit',
    shouldRevalidate: 'onInput',
    onValidate: ({ formData }) => parseForm(formData, options.schema) as never,
    onSubmit: (event, { formData }) => {
      event.preventDefault();
      void submit(formData);
    },
  });

  async function submit(formData: FormData): Promise<void> {
    const parsed = parseForm(formData, options.schema);
    if (running.current || parsed.status !== 'success') return;
    running.current = true;
    setPending(true);
    setResult(undefined);
    const body = options.toBody(parsed.value);
    try {
      const idempotencyKey = options.call.idempotent ? keys.keyFor(body) : undefined;
      const reply = await send(options.call, { body, idempotencyKey }, transportOf(client));
      keys.settled();
      await options.onDone(reply);
    } catch (error) {
      keys.settled(error);
      setResult(
        refusedForm(
          parsed,
          error instanceof ApiError ? error : new ApiError(500, { code: 'server_error' }),
          options.fieldNames,
        ),
      );
    } finally {
      running.current = false;
      setPending(false);
    }
  }

  const failure = result?.failure ?? null;
  useEffect(() => {
    if (failure) failureRef.current?.focus();
  }, [failure]);

  const params = { ...options.params, ...result?.params };
  const binding = (name: string) => {
    const { id, defaultValue, defaultChecked, errors } = fields[name]!;
    const code = errors?.[0];
    const error =
      code === undefined ? undefined : errorSentence(i18n, isErrorCode(code) ? code : 'value_unknown', params);
    return { id, name, defaultValue, defaultChecked: defaultChecked ?? false, error };
  };

  return {
    form: { id: form.id, noValidate: form.noValidate, onSubmit: form.onSubmit },
    field: (name) => {
      const { id, defaultValue, error } = binding(name);
      return { id, name, defaultValue, error };
    },
    checkbox: (name) => {
      const { id, defaultChecked, error } = binding(name);
      return { id, name, defaultChecked, error };
    },
    failure: failure && errorSentence(i18n, failure.code, failure.params),
    failureCode: failure?.code ?? null,
    failureRef,
    isPending,
  };
}
