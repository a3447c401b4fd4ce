import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';
import { nativeOverlay } from '../../theme/mixins.ts';

const Line = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 44px;
  padding-block: 4px;
  line-height: 1.35;
  cursor: pointer;

  input {
    ${nativeOverlay}
  }
`;

const Words = styled.span`
  display: grid;
  overflow-wrap: anywhere;
  hyphens: auto;

  small {
    color: var(--color-text-quiet);
    font-size: var(--text-small);
  }
`;

const Track = styled.span`
  position: relative;
  flex: none;
  width: 46px;
  height: 28px;
  border-radius: 14px;
  background: var(--color-edge-control);
  transition: background var(--fast);

  &::after {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 22px;
    height: 22px;
    border-radius: 50%;
    background: var(--color-surface);
    transition: translate var(--calm) var(--ease);
  }

  :checked ~ & {
    background: var(--color-action);
  }

  :checked ~ &::after {
    translate: 18px;
  }

  :focus-visible ~ & {
    outline: 3px solid var(--focus-ring);
    outline-offset: 2px;
  }

  :disabled ~ & {
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    border: 1px solid;

    :checked ~ & {
      background: Highlight;
    }

    &::after {
      background: CanvasText;
    }

    :checked ~ &::after {
      background: HighlightText;
    }
  }
`;

export type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> & {
  label: ReactNode;
  description?: ReactNode;
};

/** On or off, at once. A native checkbox that says "switch". */
export function Switch({ label, description, className, ...input }: SwitchProps) {
  return (
    <Line className={className}>
      <Words>
        <span>{label}</span>
        {description !== undefined && <small>{description}</small>}
      </Words>
      <input {...input} type="checkbox" role="switch" />
      <Track />
    </Line>
  );
}
