import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { canHover, from } from '../../theme/media.ts';
import { nativeOverlay, tabular } from '../../theme/mixins.ts';
import { RadioInput } from '../forms/radio-input.tsx';
import { RadioMark } from '../forms/radio-mark.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

const List = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  border: 1px solid var(--color-edge-control);
  border-radius: var(--radius-card);
  background: var(--color-surface);

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 10px;
    border: 0;
    border-radius: 0;
    background: none;
  }
`;

const Method = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: 14px;
  min-height: 60px;
  padding: 8px 16px;
  cursor: pointer;

  & + & {
    border-top: 1px solid var(--color-edge);
  }

  input {
    ${nativeOverlay}
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }

  ${from.tablet} {
    border-radius: var(--radius-control);
    background: var(--color-surface);
    box-shadow: inset 0 0 0 1px var(--color-edge-control);

    & + & {
      border-top: 0;
    }

    ${canHover} {
      &:hover {
        background: var(--color-sunken);
      }
    }

    &:has(:checked) {
      box-shadow: inset 0 0 0 2px var(--color-action);
    }
  }

  @media (forced-colors: active) {
    &,
    & + & {
      border: 1px solid;
    }
  }
`;

const Mark = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  min-width: 44px;
  min-height: 30px;
  overflow: hidden;
  border-radius: 6px;
  background: var(--color-sunken);
  box-shadow: 0 0 0 1px var(--color-edge);
  font-weight: 750;
  font-size: var(--text-least);
`;

/** The fee goes below the name where both don't fit. */
const Words = styled.span`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  gap: 0 14px;
  align-items: center;
  min-width: 0;
`;

const Name = styled.span`
  flex: 1 1 auto;
  min-width: 0;
  font-weight: 600;
  line-height: 1.25;
  hyphens: auto;
`;

const Fee = styled.span`
  color: var(--color-text-quiet);
  font-size: var(--text-small);
  white-space: nowrap;
  ${tabular}
`;

export interface PaymentMethodOption {
  value: string;
  name: string;
  /** A logo, or two letters; silent, the name stands beside it. */
  mark: ReactNode;
  /** "+ €0.35", "no costs" */
  fee: string;
}

export interface MethodPickerProps {
  legend: string;
  /** Name in the form. */
  name: string;
  methods: readonly PaymentMethodOption[];
  value: string;
  onChange: (value: string) => void;
}

/** The ways to pay of a country, each with what it adds to the price. */
export function MethodPicker({ legend, methods, ...radios }: MethodPickerProps) {
  return (
    <List>
      <VisuallyHidden as="legend">{legend}</VisuallyHidden>
      {methods.map((method) => (
        <Method key={method.value}>
          <RadioInput {...radios} option={method.value} />
          <Mark aria-hidden="true">{method.mark}</Mark>
          <Words>
            <Name>{method.name}</Name>
            <Fee>{method.fee}</Fee>
          </Words>
          <RadioMark />
        </Method>
      ))}
    </List>
  );
}
