import { useId } from 'react';
import { styled } from 'styled-components';
import { chosenPlate, nativeOverlay } from '../theme/mixins.ts';

const Bar = styled.div`
  display: grid;
  grid-auto-columns: 1fr;
  grid-auto-flow: column;
  gap: 4px;
  padding: 4px;
  border-radius: var(--radius-control);
  background: var(--color-sunken);
`;

const Segment = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 44px;
  padding: 4px 10px;
  border-radius: calc(var(--radius-control) - 3px);
  color: var(--color-text-quiet);
  font-weight: 600;
  font-size: 0.9375rem;
  line-height: 1.2;
  text-align: center;
  cursor: pointer;

  &:hover {
    color: var(--color-text);
  }

  &:has(:checked) {
    ${chosenPlate}
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--focus-ring);
  }

  input {
    ${nativeOverlay}
  }

  @media (forced-colors: active) {
    &:has(:checked) {
      outline: 2px solid;
    }
  }
`;

const Legend = styled.legend`
  margin-bottom: 8px;
  font-weight: 600;
  font-size: 0.9375rem;
`;

export interface SegmentedProps<Value extends string> {
  legend: string;
  name: string;
  options: readonly { value: Value; label: string }[];
  value?: Value;
  defaultValue?: Value;
  onChange?: (value: Value) => void;
}

/** One of two to four, all in sight. Native radios: arrow keys and forms for free. */
export function Segmented<Value extends string>({
  legend,
  name,
  options,
  value,
  defaultValue,
  onChange,
}: SegmentedProps<Value>) {
  const id = useId();
  return (
    <fieldset aria-labelledby={id}>
      <Legend id={id}>{legend}</Legend>
      <Bar>
        {options.map((option) => (
          <Segment key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              onChange={() => onChange?.(option.value)}
            />
            {option.label}
          </Segment>
        ))}
      </Bar>
    </fieldset>
  );
}
