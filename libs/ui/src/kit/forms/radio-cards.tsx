import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { nativeOverlay } from '../../theme/mixins.ts';
import { ChoiceLegend } from './choice-legend.tsx';
import { FieldError } from './field.tsx';
import { RadioInput } from './radio-input.tsx';
import { RadioMark } from './radio-mark.tsx';
import { usePostedFocus } from './use-posted-focus.ts';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;

const Option = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 60px;
  padding: 12px 16px;
  border-radius: var(--radius-control);
  background: var(--color-surface);
  box-shadow: inset 0 0 0 1px var(--color-edge-control);
  line-height: 1.35;
  overflow-wrap: anywhere;
  hyphens: auto;
  cursor: pointer;

  [data-invalid] > & {
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }

  &:has(:checked) {
    box-shadow: inset 0 0 0 2px var(--color-action);
  }

  &:has(:focus-visible),
  [data-invalid] > &:has(:focus) {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }

  input {
    ${nativeOverlay}
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const Words = styled.span`
  display: grid;
  flex: 1;
  min-width: 0;

  b {
    font-weight: 600;
  }

  small {
    color: var(--color-text-quiet);
    font-size: var(--text-small);
  }
`;

export interface RadioCard<Value extends string> {
  value: Value;
  title: ReactNode;
  description?: ReactNode;
  end?: ReactNode;
}

export interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  name: string;
  options: readonly RadioCard<Value>[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
  error?: ReactNode;
}

/** One of a few that need a sentence each. */
export function RadioCards<Value extends string>({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
  error,
}: RadioCardsProps<Value>) {
  const errorId = useId();
  const postedFocus = usePostedFocus(error !== undefined);
  return (
    <Group
      aria-describedby={error === undefined ? undefined : errorId}
      data-invalid={error === undefined ? undefined : ''}
    >
      <ChoiceLegend>{legend}</ChoiceLegend>
      <FieldError id={errorId} error={error} />
      {options.map((option, index) => (
        <Option key={option.value}>
          <RadioInput
            name={name}
            option={option.value}
            value={value}
            defaultValue={defaultValue}
            onChange={onChange}
            {...(index === 0 && postedFocus)}
          />
          <Words>
            <b>{option.title}</b>
            {option.description !== undefined && <small>{option.description}</small>}
          </Words>
          {option.end}
          <RadioMark />
        </Option>
      ))}
    </Group>
  );
}
