import { useState } from 'react';
import type { ChangeEvent, ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlFrame } from '../../theme/mixins.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { useAutoGrow } from './use-auto-grow.ts';
import { useEarlyText } from './early/use-early-text.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const Area = styled.textarea`
  ${controlFrame}
  display: block;
  max-height: 50vh;
  line-height: 1.45;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
  field-sizing: content;
  resize: none;
`;

const Counter = styled.p`
  justify-self: end;
  color: var(--color-text-quiet);
  font-size: var(--text-tiny);
  font-variant-numeric: tabular-nums;

  &[data-over='true'] {
    color: var(--color-danger);
    font-weight: 650;
  }
`;

export type TextAreaProps = FieldTexts &
  Omit<ComponentProps<'textarea'>, keyof FieldTexts | 'children' | 'value' | 'defaultValue' | 'ref'> & {
    defaultValue?: string;
    /** Counts against this many characters and says "12 of 300 characters"; a longer text is kept, not cut. */
    counter?: { most: number; describe: (used: number, most: number) => string };
  };

/** Several lines of text; grows with them, and keeps what was typed before it was scripted. */
export function TextArea({
  label,
  labelAside,
  hint,
  error,
  id,
  defaultValue = '',
  counter,
  rows = 3,
  onChange,
  ...area
}: TextAreaProps) {
  const [text, setText] = useState(defaultValue);
  const place = useAutoGrow(text);
  useEarlyText(place, text, setText);
  const change = (event: ChangeEvent<HTMLTextAreaElement>) => {
    setText(event.target.value);
    onChange?.(event);
  };
  return (
    <Field id={id} label={label} labelAside={labelAside} hint={hint} error={error}>
      {(control) => (
        <>
          <Area {...area} {...control} ref={place} rows={rows} value={text} onChange={change} />
          {counter !== undefined && <CounterLine text={text} {...counter} />}
        </>
      )}
    </Field>
  );
}

/** The count is spoken in the last tenth only: nobody wants to hear every letter. */
function CounterLine({ text, most, describe }: { text: string } & NonNullable<TextAreaProps['counter']>) {
  const used = [...text].length;
  const close = used > most * 0.9;
  return (
    <Counter data-over={used > most}>
      <span aria-hidden="true">
        {used} / {most}
      </span>
      <VisuallyHidden role="status">{close ? describe(used, most) : ''}</VisuallyHidden>
    </Counter>
  );
}
