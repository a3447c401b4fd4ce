import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { TextInput } from './text-field.tsx';

const Frame = styled.span`
  position: relative;
  display: block;

  input {
    padding-right: 52px;
  }

  button {
    position: absolute;
    top: 50%;
    right: 3px;
    translate: 0 -50%;
    color: var(--color-text-quiet);
  }
`;

export type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'children' | 'type'> & {
    /** The eye's name: "Show password". Whether it is shown is its pressed state. */
    showLabel: string;
    /** Below the input: a `Meter` of its strength. */
    strength?: ReactNode;
    autoComplete: 'current-password' | 'new-password';
  };

/** A password that can be looked at. */
export function PasswordField({
  label,
  labelAside,
  hint,
  error,
  id,
  showLabel,
  strength,
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field id={id} label={label} labelAside={labelAside} hint={hint} error={error}>
      {(control) => (
        <>
          <Frame>
            <TextInput
              {...input}
              {...control}
              type={shown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
            />
            <ShowButton label={showLabel} shown={shown} onToggle={() => setShown(!shown)} />
          </Frame>
          {strength}
        </>
      )}
    </Field>
  );
}

function ShowButton({ label, shown, onToggle }: { label: string; shown: boolean; onToggle: () => void }) {
  return <Toggle label={label} glyph={shown ? EyeOff : Eye} pressed={shown} onClick={onToggle} />;
}

const Toggle = styled(IconButton)`
  &[aria-pressed='true'] {
    background: none;
    color: var(--color-text);
  }

  && svg {
    fill: none;
  }
`;
