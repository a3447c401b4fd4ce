export { CallForm } from './call-form/call-form.tsx';
export { defineCallForm, FORM_TOKEN, type CallFormResult, type CallFormShape } from './call-form/call-form-shape.ts';
export { FollowedFields, useFollowed } from './call-form/followed-fields.tsx';
export { SaveButton } from './call-form/save-button.tsx';
export { submitCallForm, type SubmittedForm } from './call-form/submit-call-form.ts';
export { textValue } from './call-form/text-value.ts';
export { UnsavedNote } from './call-form/unsaved-note.tsx';
export { useFormDraft, type TypedFields } from './call-form/use-form-draft.ts';
export { useCallForm, type CallFormOptions, type CallFormState, type FieldBinding } from './call-form/use-call-form.ts';
