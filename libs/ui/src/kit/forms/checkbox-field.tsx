import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { nativeOverlay } from '../../theme/mixins.ts';
import { FieldError, FieldHint, useFieldControl } from './field.tsx';
import type { FieldTexts } from './field.tsx';
import { Icon } from '../layout/icon.tsx';

const Line = styled.label`
  position: relative;
  display: grid;
  grid-template-columns: 24px minmax(0, 1fr);
  gap: 12px;
  align-items: start;
  min-height: 44px;
  padding-block: 10px;
  font-size: var(--text-medium);
  line-height: 1.6;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:has(:disabled) {
    color: var(--color-text-quiet);
    cursor: not-allowed;
  }

  input {
    ${nativeOverlay}
    cursor: inherit;
  }

  a {
    position: relative;
    z-index: 1;
  }
`;

const Box = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1.5px solid var(--color-edge-control);
  border-radius: 7px;
  background: var(--color-surface);
  color: var(--color-on-action);

  /* Hidden, not transparent: forced colours would paint a transparent tick. */
  svg {
    visibility: hidden;
  }

  :checked ~ & svg {
    visibility: visible;
  }

  :checked ~ & {
    border-color: var(--color-action);
    background: var(--color-action);
  }

  :disabled ~ & {
    opacity: 0.5;
  }

  [aria-invalid='true'] ~ & {
    border-color: var(--color-danger);
  }

  :focus-visible ~ & {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }

  @media (forced-colors: active) {
    :checked ~ & {
      color: CanvasText;
    }
  }
`;

/** What is said of it begins where its words begin. */
const Place = styled.div`
  > p {
    margin-inline-start: 36px;
  }

  > p + p {
    margin-top: 6px;
  }
`;

export type CheckboxFieldProps = Omit<FieldTexts, 'labelAside'> &
  Omit<ComponentProps<'input'>, keyof FieldTexts | 'type' | 'children'>;

/** A consent or an option. Never ticked in advance where it is a consent. */
export function CheckboxField({ label, hint, error, id, ...input }: CheckboxFieldProps) {
  const { control, hintId, errorId } = useFieldControl(id, { hint, error });
  return (
    <Place>
      <Line>
        <input {...input} {...control} type="checkbox" />
        <Box>
          <Icon glyph={Check} size="small" />
        </Box>
        <span>{label}</span>
      </Line>
      {hint !== undefined && <FieldHint id={hintId}>{hint}</FieldHint>}
      <FieldError id={errorId} error={error} />
    </Place>
  );
}
