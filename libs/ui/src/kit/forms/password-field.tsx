import { Eye, EyeOff } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Field, FieldHint } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { latePart } from '../behaviour/late-part.ts';
import type { MeterTone } from '../feedback/meter.tsx';
import { TextInput } from './text-field.tsx';

/** Fetched when a password is first typed, as what it shows is. */
const Meter = latePart(async () => (await import('../feedback/meter.tsx')).Meter);

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

/** How hard a password is to guess, as somebody who can tell says it. */
export interface PasswordStrength {
  /** "Password strength" */
  label: string;
  /** "Weak", "Good" */
  words: string;
  /** 0 to 1. */
  share: number;
  tone: MeterTone;
}

const StrengthLine = styled.div`
  display: grid;
  gap: 4px;

  /* Heard from the first word on, but no room before it. */
  &:has(> :empty:only-child) {
    position: absolute;
  }
`;

export type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'children' | 'type'> & {
    /** The eye's name: "Show password". Whether it is shown is its pressed state. */
    showLabel: string;
    /** Shown below the input, and spoken when it changes; left out while nothing is typed. */
    strength?: PasswordStrength;
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
          {input.autoComplete === 'new-password' && <Strength strength={strength} />}
        </>
      )}
    </Field>
  );
}

/** The words are the news; the meter says the same to the eye. */
function Strength({ strength }: Pick<PasswordFieldProps, 'strength'>) {
  return (
    <StrengthLine>
      {strength !== undefined && (
        <Suspense>
          <Meter label={strength.label} valueText={strength.words} share={strength.share} tone={strength.tone} />
        </Suspense>
      )}
      <FieldHint role="status">{strength?.words}</FieldHint>
    </StrengthLine>
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
