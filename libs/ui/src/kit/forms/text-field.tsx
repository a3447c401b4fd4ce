import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlFrame } from '../../theme/mixins.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';

/** The bare input, for a `Field` of your own. */
export const TextInput = styled.input`
  ${controlFrame}

  /* The browser's own parts of a date are a little higher than a line of text: what takes its place must not move the page. */
  &[type='date'] {
    height: calc(1lh + 24px);
  }
`;

export type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, keyof FieldTexts | 'children'>;

/** One line of text with its label, hint and error. Takes every attribute of `<input>`, `ref` included. */
export function TextField({ label, labelAside, hint, error, id, ...input }: TextFieldProps) {
  return (
    <Field id={id} label={label} labelAside={labelAside} hint={hint} error={error}>
      {(control) => <TextInput {...input} {...control} />}
    </Field>
  );
}
