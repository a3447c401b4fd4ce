import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { tabular } from '../../theme/mixins.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { TextInput } from './text-field.tsx';
import type { TypedText } from './typed-text.ts';
import { useTypedText } from './use-typed-text.ts';

/** ISO 13616: two letters, two check digits and at most thirty letters or digits of the country. */
const longest = 34;

const iban: TypedText = {
  plain: (shown) =>
    shown
      .toUpperCase()
      .replace(/[^A-Z0-9]/g, '')
      .slice(0, longest),
  show: (plain) => plain.replace(/(.{4})(?=.)/g, '$1 '),
};

const Input = styled(TextInput)`
  ${tabular}
`;

export type IbanFieldProps = FieldTexts &
  Omit<
    ComponentProps<'input'>,
    keyof FieldTexts | 'children' | 'type' | 'ref' | 'value' | 'defaultValue' | 'onChange'
  > & {
    defaultValue?: string;
    /** The number as banks take it: capitals and digits, no spaces. */
    onChange?: (iban: string) => void;
  };

/** The number of a bank account, in groups of four as it is printed on cards. Whether it is right says the form, by `error`. */
export function IbanField({
  label,
  labelAside,
  hint,
  error,
  id,
  defaultValue = '',
  onChange,
  ...input
}: IbanFieldProps) {
  const typed = useTypedText(iban, defaultValue, onChange);
  return (
    <Field id={id} label={label} labelAside={labelAside} hint={hint} error={error}>
      {(control) => (
        <Input
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          {...input}
          {...control}
          {...typed}
          type="text"
        />
      )}
    </Field>
  );
}
