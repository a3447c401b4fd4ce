import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { tabular } from '../../theme/mixins.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { TextInput } from './text-field.tsx';
import type { TypedText } from './typed-text.ts';
import { useTypedText } from './use-typed-text.ts';

/** The input is real text over drawn places: caret, selection and paste stay the platform's. */
const Digits = styled(TextInput)<{ $length: number }>`
  --code-gap: 14px;
  --code-width: calc(${({ $length }) => $length} * (1ch + var(--code-gap)));
  box-sizing: content-box;
  width: calc(var(--code-width) + 2px);
  max-width: calc(100% - 32px);
  min-height: 34px;
  padding: 6px 8px 6px 22px;
  font-weight: 650;
  font-size: 1.5rem;
  line-height: 1;
  letter-spacing: var(--code-gap);
  ${tabular}

  && {
    background-image: repeating-linear-gradient(
      90deg,
      var(--color-edge-control) 0 1ch,
      transparent 1ch calc(1ch + var(--code-gap))
    );
    background-repeat: no-repeat;
    background-position: 0 100%;
    background-size: calc(var(--code-width) - var(--code-gap)) 2px;
    background-origin: content-box;
  }
`;

function digitsOnly(length: number): TypedText {
  return { plain: (shown) => shown.replace(/\D/g, '').slice(0, length), show: (plain) => plain };
}

export type CodeFieldProps = FieldTexts &
  Omit<
    ComponentProps<'input'>,
    keyof FieldTexts | 'children' | 'type' | 'ref' | 'value' | 'defaultValue' | 'onChange'
  > & {
    /** How many digits the code has. */
    length?: number;
    defaultValue?: string;
    onChange?: (digits: string) => void;
    /** All digits are there: the form may be sent. */
    onComplete?: (digits: string) => void;
  };

/** A code that came by mail or message. One input, so that it can be pasted and phones offer it by themselves. */
export function CodeField({
  label,
  labelAside,
  hint,
  error,
  id,
  length = 6,
  defaultValue = '',
  onChange,
  onComplete,
  ...input
}: CodeFieldProps) {
  const typed = useTypedText(digitsOnly(length), defaultValue, (digits) => {
    onChange?.(digits);
    if (digits.length === length) {
      onComplete?.(digits);
    }
  });
  return (
    <Field id={id} label={label} labelAside={labelAside} hint={hint} error={error}>
      {(control) => (
        <Digits
          {...input}
          {...control}
          {...typed}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          $length={length}
        />
      )}
    </Field>
  );
}
