import { SAVED_BASE } from '@parlour/state/words/all-saved';
import { readDraft, type FormDraft, type TypedFields } from './use-form-draft.ts';

/** What was saved when the draft that a form began with was typed: it is a change of that. Empty where there was none. */
export const typedOver = ({ kept, key }: FormDraft): TypedFields =>
  JSON.parse((kept && readDraft(key!)[SAVED_BASE]) ?? '{}') as TypedFields;
