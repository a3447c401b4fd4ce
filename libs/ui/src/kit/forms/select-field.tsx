import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { controlFrame } from '../../theme/mixins.ts';
import { Field } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { Icon } from '../layout/icon.tsx';

const Frame = styled.span`
  position: relative;
  display: block;

  svg {
    position: absolute;
    top: 50%;
    right: 12px;
    color: var(--color-text-quiet);
    pointer-events: none;
    translate: 0 -50%;
  }
`;

const Select = styled.select`
  ${controlFrame}
  padding-right: 40px;
  appearance: none;
  text-overflow: ellipsis;
  cursor: pointer;
`;

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectFieldProps = FieldTexts &
  Omit<ComponentProps<'select'>, keyof FieldTexts | 'children'> & {
    options: readonly SelectOption[];
    /** First line with an empty value: "Any region". */
    placeholder?: string;
    /** In place of `options`: `<optgroup>`s. */
    children?: ReactNode;
  };

/** The platform's own select, framed like the other fields. */
export function SelectField({
  label,
  labelAside,
  hint,
  error,
  id,
  options,
  placeholder,
  children,
  ...select
}: SelectFieldProps) {
  return (
    <Field id={id} label={label} labelAside={labelAside} hint={hint} error={error}>
      {(control) => (
        <Frame>
          <Select {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
            {children}
          </Select>
          <Icon glyph={ChevronDown} />
        </Frame>
      )}
    </Field>
  );
}
