import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { narrowOnly } from '../../../theme/media.ts';
import { sharedFrame, visuallyHidden } from '../../../theme/mixins.ts';
import type { DatePart, DateOrder } from './date-parts.ts';
import { DatePartInput } from './date-part-input.tsx';
import { FieldAside, FieldError, FieldHint, FieldLabel, FieldPlace, useFieldControl } from '../field.tsx';
import type { FieldTexts } from '../field.tsx';
import { useDateParts } from './use-date-parts.ts';

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
  order?: DateOrder;
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
  const { whole, parts, hold, goTo, type, steer, rest, paste } = useDateParts(defaultValue, order, onChange);
  const labelId = `${control.id}-label`;
  const leave = () => {
    rest();
    onBlur?.();
  };

  return (
    <FieldPlace>
      <FieldLabel id={labelId} htmlFor={`${control.id}-${order[0]}`}>
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
            inputRef={(element) => hold(part, element)}
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
    </FieldPlace>
  );
}
