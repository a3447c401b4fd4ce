import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../layout/icon.tsx';
import { usePostedFocus } from './use-posted-focus.ts';

/** Label, control and what is said below it, one under the other. */
export const FieldPlace = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
`;

export const FieldLabel = styled.label`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  justify-content: space-between;
  font-weight: 600;
  font-size: var(--text-medium);
  line-height: 1.4;
  overflow-wrap: anywhere;
  hyphens: auto;

  > span {
    min-width: 0;
  }
`;

/** "optional", at the end of a label's line. */
export const FieldAside = styled.span`
  color: var(--color-text-quiet);
  font-weight: 400;
`;

export const FieldHint = styled.p`
  color: var(--color-text-quiet);
  font-size: var(--text-small);
  line-height: 1.4;
`;

const ErrorLine = styled.p`
  display: flex;
  gap: 6px;
  align-items: start;
  color: var(--color-danger);
  font-weight: 550;
  font-size: var(--text-small);
  line-height: 1.4;
  overflow-wrap: anywhere;
  hyphens: auto;

  svg {
    margin-top: 2px;
  }
`;

/** The words around a control; every field takes them. */
export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to mend it. Stands at the field and is read with it. */
  error?: ReactNode;
  /** "optional", at the end of the label's line. */
  labelAside?: ReactNode;
}

/** What a control must carry so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  /** Only of what came back wrong to a browser without scripts. */
  autoFocus?: true;
}

export interface FieldProps extends FieldTexts {
  /** Given where a form library names its fields; made up otherwise. */
  id?: string;
  children: (control: FieldControl) => ReactNode;
}

/** The ids that tie words to a control, the same on server and client. */
export function useFieldControl(id: string | undefined, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const own = useId();
  const base = id ?? own;
  const hintId = hint === undefined ? undefined : `${base}-hint`;
  const errorId = error === undefined ? undefined : `${base}-error`;
  const describedBy = [errorId, hintId].filter((part) => part !== undefined).join(' ');
  const control: FieldControl = {
    id: base,
    'aria-describedby': describedBy === '' ? undefined : describedBy,
    'aria-invalid': error === undefined ? undefined : true,
    ...usePostedFocus(error !== undefined),
  };
  return { control, hintId, errorId };
}

/** Label, control, hint and error, wired by ids. Use it for a control of your own; the kit's fields have it inside. */
export function Field({ id, label, labelAside, hint, error, children }: FieldProps) {
  const { control, hintId, errorId } = useFieldControl(id, { hint, error });
  return (
    <FieldPlace>
      <FieldLabel htmlFor={control.id}>
        <span>{label}</span>
        {labelAside !== undefined && <FieldAside>{labelAside}</FieldAside>}
      </FieldLabel>
      {children(control)}
      {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldError id={errorId} error={error} />
    </FieldPlace>
  );
}

/** The error line of a field or of a group of fields; nothing without an error. */
export function FieldError({ id, error }: { id?: string; error: ReactNode }) {
  if (error === undefined) {
    return null;
  }
  return (
    <ErrorLine id={id}>
      <Icon glyph={CircleAlert} size="small" />
      <span>{error}</span>
    </ErrorLine>
  );
}
