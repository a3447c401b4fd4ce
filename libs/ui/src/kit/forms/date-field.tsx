import { useRef, useState } from 'react';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { narrowOnly } from '../../theme/media.ts';
import { sharedFrame, visuallyHidden } from '../../theme/mixins.ts';
import { joinDate, partLength, readPastedDate, splitDate } from './date-parts.ts';
import type { DatePart, DateParts } from './date-parts.ts';
import { DatePartInput } from './date-part-input.tsx';
import { FieldAside, FieldError, FieldHint, FieldLabel, useFieldControl } from './field.tsx';
import type { FieldTexts } from './field.tsx';

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
  align-content: start;
`;

const Frame = styled.div`
  ${sharedFrame}
  padding-inline: 6px;
  color: var(--color-text-quiet);
  cursor: text;

  /* Large letters would touch each other in one line. */
  ${narrowOnly} {
    flex-wrap: wrap;
  }
`;

const Whole = styled.input`
  ${visuallyHidden}
`;

export interface DateFieldProps extends FieldTexts {
  id?: string;
  /** The form gets the whole date under this name. */
  name?: string;
  /** `YYYY-MM-DD` to begin with. */
  defaultValue?: string;
  /** `YYYY-MM-DD`, empty, or what has been typed so far; see `joinDate`. */
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** The locale's order. */
  order?: readonly [DatePart, DatePart, DatePart];
  /** Names and placeholders of the parts: `{ day: ['Day', 'DD'], … }`. */
  parts: Record<DatePart, readonly [label: string, placeholder: string]>;
  /** Between the parts. */
  separator?: ReactNode;
}

const dayFirst = ['day', 'month', 'year'] as const;

/**
 * A date of birth. Three short inputs in one frame: typing a known date is faster and less error-prone than paging a
 * calendar back some forty years. A full part moves on, Backspace in an empty one moves back, a whole date can be pasted. Who
 * presses Tab after a full part, as everywhere else, is where Tab leads already, and stays there.
 */
export function DateField({
  label,
  labelAside,
  hint,
  error,
  id,
  name,
  defaultValue = '',
  onChange,
  onBlur,
  order = dayFirst,
  parts: texts,
  separator = '/',
}: DateFieldProps) {
  const { control, hintId, errorId } = useFieldControl(id, { hint, error });
  const [parts, setParts] = useState(() => splitDate(defaultValue));
  const whole = useRef<HTMLInputElement>(null);
  const inputs = useRef<Partial<Record<DatePart, HTMLInputElement | null>>>({});
  const hasMovedOn = useRef(false);
  const labelId = `${control.id}-label`;
  const first = order[0];

  const change = (next: DateParts) => {
    setParts(next);
    onChange?.(joinDate(next));
    announceToForm(whole.current, joinDate(next));
  };
  const goTo = (index: number) => inputs.current[order[index] ?? first]?.focus();

  const type = (part: DatePart, index: number, text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, partLength[part]);
    change({ ...parts, [part]: digits });
    if (digits.length === partLength[part] && digits !== parts[part] && index < order.length - 1) {
      goTo(index + 1);
      hasMovedOn.current = true;
    }
  };
  const steer = (event: KeyboardEvent, part: DatePart, index: number) => {
    const isSpentTab = hasMovedOn.current && event.key === 'Tab' && !event.shiftKey;
    const isStepBack = event.key === 'Backspace' && parts[part] === '' && index > 0;
    hasMovedOn.current = false;
    if (isSpentTab || isStepBack) event.preventDefault();
    if (isStepBack) goTo(index - 1);
  };
  const leave = () => {
    hasMovedOn.current = false;
    onBlur?.();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = readPastedDate(event.clipboardData.getData('text'), order);
    if (pasted !== undefined) {
      event.preventDefault();
      change(pasted);
      goTo(order.length - 1);
    }
  };

  return (
    <Place>
      <FieldLabel id={labelId} htmlFor={`${control.id}-${first}`}>
        <span>{label}</span>
        {labelAside !== undefined && <FieldAside>{labelAside}</FieldAside>}
      </FieldLabel>
      <Frame role="group" aria-labelledby={labelId} aria-describedby={hintId} onPaste={paste}>
        {order.map((part, index) => (
          <DatePartInput
            key={part}
            id={`${control.id}-${part}`}
            part={part}
            value={parts[part]}
            text={texts[part]}
            errorId={errorId}
            separator={index === 0 ? undefined : separator}
            inputRef={(element) => {
              inputs.current[part] = element;
            }}
            onType={(text) => type(part, index, text)}
            onKeyDown={(event) => steer(event, part, index)}
            onBlur={leave}
          />
        ))}
        <Whole
          ref={whole}
          id={control.id}
          name={name}
          type="text"
          defaultValue={defaultValue}
          tabIndex={-1}
          aria-hidden="true"
          onFocus={() => goTo(0)}
        />
      </Frame>
      {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldError id={errorId} error={error} />
    </Place>
  );
}

/** Puts the whole date into the form's input and raises the event that form libraries listen to. */
function announceToForm(input: HTMLInputElement | null, value: string): void {
  if (input !== null) {
    input.value = value;
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
