import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { canHover } from '../../theme/media.ts';
import { nativeOverlay } from '../../theme/mixins.ts';
import { ChoiceLegend } from './choice-legend.tsx';
import { FieldError } from './field.tsx';
import { RadioInput, type RadioInputProps } from './radio-input.tsx';
import { RadioMark } from './radio-mark.tsx';
import { useChoiceGroup, type ChoiceGroupProps } from './use-choice-group.ts';

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

  ${canHover} {
    &:hover {
      background: var(--color-sunken);
    }
  }

  [aria-invalid] > & {
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }

  &:has(:checked) {
    box-shadow: inset 0 0 0 2px var(--color-action);
  }

  &:has(:focus-visible),
  [aria-invalid] > &:has(:focus) {
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

export type RadioCardsProps<Value extends string> = ChoiceGroupProps<RadioCard<Value>> &
  Pick<RadioInputProps<Value>, 'value' | 'defaultValue' | 'onChange'>;

/** One of a few that need a sentence each. */
export function RadioCards<Value extends string>({ legend, options, error, ...radios }: RadioCardsProps<Value>) {
  const { group, first, legendId, errorId } = useChoiceGroup(error);
  return (
    <Group {...group}>
      <ChoiceLegend id={legendId}>{legend}</ChoiceLegend>
      <FieldError id={errorId} error={error} />
      {options.map((option, index) => (
        <Option key={option.value}>
          <RadioInput {...radios} {...(index === 0 && first)} option={option.value} />
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
