import { styled } from 'styled-components';
import { chosenPlate, nativeOverlay } from '../../theme/mixins.ts';
import { ChoiceLegend } from './choice-legend.tsx';
import { FieldError } from './field.tsx';
import { RadioInput } from './radio-input.tsx';
import { useChoiceGroup, type ChoiceGroupProps } from './use-choice-group.ts';

const Group = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  padding: 4px;
  border-radius: var(--radius-control);
  background: var(--color-sunken);
  box-shadow: inset 0 0 0 1px var(--color-edge-control);
  color: var(--color-text-quiet);

  [aria-invalid] > & {
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }

  /* With nothing chosen yet it is a field to fill in, of two halves, and no button that is switched off. */
  &:not(:has(:checked)) {
    background: var(--color-surface);
    color: var(--color-text);

    > :nth-child(2):last-child {
      margin: -4px 0;
      border-radius: 0;
      box-shadow: -1px 0 var(--color-edge-control);
    }
  }
`;

/** A long word takes room from the short ones beside it, then a line of its own, before it breaks. */
const Segment = styled.label`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  min-width: min(4.5rem, 100%);
  min-height: 44px;
  padding: 4px 6px;
  border-radius: calc(var(--radius-control) - 3px);
  font-weight: 600;
  font-size: var(--text-medium);
  line-height: 1.2;
  text-align: center;
  overflow-wrap: anywhere;
  cursor: pointer;

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
    border: 1px solid;

    &:has(:checked) {
      border: 2px solid Highlight;
    }
  }
`;

export interface SegmentedProps<Value extends string> extends ChoiceGroupProps<{ value: Value; label: string }> {
  defaultValue: Value | undefined;
}

/** One of two to four, all in sight. Native radios: arrow keys and forms for free. */
export function Segmented<Value extends string>({ legend, options, error, ...radios }: SegmentedProps<Value>) {
  const { group, first, legendId, errorId } = useChoiceGroup(error);
  return (
    <Group {...group}>
      <ChoiceLegend id={legendId}>{legend}</ChoiceLegend>
      <Bar>
        {options.map((option, index) => (
          <Segment key={option.value}>
            <RadioInput {...radios} {...(index === 0 && first)} option={option.value} />
            {option.label}
          </Segment>
        ))}
      </Bar>
      <FieldError id={errorId} error={error} />
    </Group>
  );
}
