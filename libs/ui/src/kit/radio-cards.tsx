import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { nativeOverlay } from '../theme/mixins.ts';
import { FieldError } from './field.tsx';
import { RadioMark } from './radio-mark.tsx';

const Group = styled.fieldset`
  display: grid;
  gap: 8px;
`;

const Legend = styled.legend`
  margin-bottom: 8px;
  font-weight: 600;
  font-size: 0.9375rem;
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
  cursor: pointer;

  &:has(:checked) {
    box-shadow: inset 0 0 0 2px var(--color-action);
  }

  &:has(:focus-visible) {
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
    font-size: 0.875rem;
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
  return (
    <Group aria-describedby={error === undefined ? undefined : errorId}>
      <Legend>{legend}</Legend>
      {options.map((option) => (
        <Option key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === undefined ? undefined : value === option.value}
            defaultChecked={value === undefined ? defaultValue === option.value : undefined}
            onChange={() => onChange?.(option.value)}
          />
          <Words>
            <b>{option.title}</b>
            {option.description !== undefined && <small>{option.description}</small>}
          </Words>
          {option.end}
          <RadioMark />
        </Option>
      ))}
      <FieldError id={errorId} error={error} />
    </Group>
  );
}
