import { useLingui } from '@lingui/react';
import { useId, type InputEvent, type RefObject, type SubmitEvent } from 'react';
import type { z } from 'zod';
import type { Call } from '@parlour/contract/define-call';
import type { ErrorCode } from '@parlour/contract/error-codes';
import { errorSentence, isErrorCode } from '@parlour/i18n';
import { textValue } from './text-value.ts';
import { useEarlyFields } from './use-early-fields.ts';
import { useFormPlace, useFormDraft, type FormDraft } from './use-form-draft.ts';
import { useRefusalFocus } from './use-refusal-focus.ts';
import { useSubmission, type SubmissionOptions } from './use-submission.ts';

export interface CallFormOptions<C extends Call, S extends z.ZodObject> extends SubmissionOptions<C, S> {
  defaultValue?: Partial<z.input<S>>;
  /** Values for sentences at fields that are checked here: `{ min_age: 18 }`. */
  params?: Record<string, string | number>;
  /** What this form says in place of the usual sentences, of a field and of the whole. */
  sentences?: Partial<Record<ErrorCode, string>>;
  id?: string;
  /** Keeps what is typed through a reload, under this name among all of one person's forms. */
  draft?: string;
  /** Keeps, by this name, which act is open and the values that it stands for, in a form that keeps no draft. */
  act?: string;
  /** True where the default values are what is saved: a draft is a change of them, field by field. */
  changesSaved?: boolean;
  /** True where the fields are one value, such as a place: a draft of one of them is a draft of all. */
  isOneValue?: boolean;
}

/** What an input needs; spread it on a field of the kit. */
export interface FieldBinding {
  id: string;
  name: string;
  defaultValue: string | undefined;
  error: string | undefined;
}

export interface CallFormState<S extends z.ZodObject> {
  form: {
    id: string;
    noValidate: true;
    onSubmit(event: SubmitEvent<HTMLFormElement>): void;
    onFocus(): void;
    onInput(event: InputEvent<HTMLFormElement>): void;
  };
  draft: FormDraft;
  /** A text, number, date or hidden field. */
  field(name: keyof z.input<S> & string): FieldBinding;
  /** A tick box. */
  checkbox(name: keyof z.input<S> & string): Omit<FieldBinding, 'defaultValue'> & { defaultChecked: boolean };
  /** Several values of one name: tick boxes, a list of which many can be chosen. */
  list(name: keyof z.input<S> & string): Omit<FieldBinding, 'defaultValue'> & { defaultValue: readonly string[] };
  /** The sentence of a refusal that belongs to no field. */
  failure: string | null;
  /** The refusal itself, for pages that offer a way out. */
  failureCode: string | null;
  /** What the refusal says beside its code. */
  failureParams: Readonly<Record<string, string | number>> | undefined;
  failureRef: RefObject<HTMLDivElement | null>;
  /** The error of the field that was refused with the focus in it, or that was just left: no focus comes to it. */
  unheardError: string | undefined;
  isPending: boolean;
}

/**
 * A form that works before and without JavaScript, by posting to its page's route action. With JavaScript it makes the
 * call itself:
 * - each act has one idempotency key, and a second press while the call runs does nothing;
 * - input is kept on failure;
 * - errors stand at their fields in the member's language, any other error in a summary that takes the focus.
 */
export function useCallForm<const C extends Call, S extends z.ZodObject>(
  options: CallFormOptions<C, S>,
): CallFormState<S> {
  const { i18n } = useLingui();
  const ownId = useId();
  const id = options.id ?? ownId;
  const saved = options.changesSaved ? JSON.stringify(options.defaultValue) : undefined;
  const draft = useFormDraft(options.draft, saved, options.isOneValue);
  useEarlyFields(id, draft);
  const actPlace = useFormPlace('act', options.draft ?? options.act);
  const { result, isPending, submit, prepare } = useSubmission(
    id,
    {
      ...options,
      async onDone(reply) {
        await options.onDone?.(reply);
        draft.settle();
      },
    },
    actPlace,
  );
  const { failureRef, focusNextRefusal, unheard } = useRefusalFocus(id, result);

  const first: Record<string, unknown> = options.lastResult?.submission.initialValue ?? {
    ...options.defaultValue,
    ...draft.kept,
  };
  const params = { ...options.params, ...result?.params };
  const sentenceOf = (code: ErrorCode, values: typeof params): string =>
    options.sentences?.[code] ?? errorSentence(i18n, code, values);
  const errorAt = (name: string): string | undefined => {
    const thrown = result?.submission.error?.[name]?.[0];
    return thrown === undefined ? undefined : sentenceOf(isErrorCode(thrown) ? thrown : 'value_unknown', params);
  };

  const failure = result?.failure ?? null;
  const apart = unheard ?? result?.left?.at(-1);
  return {
    form: {
      id,
      noValidate: true,
      onFocus: prepare,
      onInput({ target }) {
        const field = target as HTMLInputElement;
        if (!options.changesSaved || field.name in (options.defaultValue ?? {})) draft.keepField(field);
      },
      onSubmit(event) {
        event.preventDefault();
        if (!isPending) draft.begin();
        if (isOfPerson(event)) focusNextRefusal();
        void submit(event.currentTarget);
      },
    },
    draft,
    ...bindingsOf(id, first, errorAt),
    failure: failure && sentenceOf(failure.code, failure.params),
    failureCode: failure?.code ?? null,
    failureParams: failure?.params,
    failureRef,
    unheardError: apart === undefined ? undefined : errorAt(apart),
    isPending,
  };
}

function bindingsOf(
  form: string,
  first: Readonly<Record<string, unknown>>,
  errorAt: (name: string) => string | undefined,
): Pick<CallFormState<z.ZodObject>, 'field' | 'checkbox' | 'list'> {
  const binding = (name: string) => ({ id: `${form}-${name}`, name, error: errorAt(name) });
  return {
    field: (name) => ({ ...binding(name), defaultValue: textValue(first[name]) }),
    checkbox: (name) => ({
      ...binding(name),
      defaultChecked: first[name] === true || listOf(first[name]).includes('on'),
    }),
    list: (name) => ({ ...binding(name), defaultValue: listOf(first[name]) }),
  };
}

/** A form that sends itself again must not take the focus from somebody who goes on writing. */
const isOfPerson = ({ nativeEvent }: SubmitEvent): boolean => nativeEvent.submitter !== null;

/** One chosen value comes back from a route action as itself, several as a list. */
const listOf = (value: unknown): string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string' && one !== '');
