import { styled } from 'styled-components';
import { canHover } from '../../theme/media.ts';

export const Form = styled.form`
  display: grid;
  gap: 8px;
  width: 100%;
  max-width: 760px;
  margin-inline: auto;
`;

export const Box = styled.div`
  border-radius: max(18px, var(--radius-card));
  background: var(--color-surface);
  box-shadow: inset 0 0 0 1px var(--color-edge-control);

  &:has([aria-invalid='true']) {
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }

  &:has(textarea:focus-visible) {
    box-shadow: inset 0 0 0 2px var(--focus-ring);
  }

  @media (forced-colors: active) {
    border: 1px solid;

    &:has(textarea:focus-visible) {
      outline: 3px solid;
    }
  }
`;

export const Area = styled.textarea`
  display: block;
  width: 100%;
  min-height: 44px;
  max-height: min(200px, 50dvh - 90px);
  padding: 14px 16px 6px;
  border: 0;
  outline: 0;
  background: none;
  line-height: 1.4;
  overflow-wrap: anywhere;
  field-sizing: content;
  resize: none;

  &::placeholder {
    color: var(--color-text-quiet);
    opacity: 1;
  }
`;

/** What it costs and the button stay together; on a narrow phone with large words they go below the trays. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  padding: 0 6px 6px;
`;

export const Trays = styled.div`
  display: flex;
  margin-right: auto;
  color: var(--color-text-quiet);
`;

export const Cost = styled.div`
  min-width: 0;
  padding-right: 12px;
  text-align: right;

  span {
    white-space: normal;
  }
`;

export const Send = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 48px;
  height: 44px;
  border-radius: max(14px, calc(var(--radius-card) - 4px));
  background: var(--color-action);
  color: var(--color-on-action);

  ${canHover} {
    &:hover {
      background: var(--color-action-hover);
    }
  }

  @media (scripting: enabled) {
    &[data-unsendable] {
      background: var(--color-sunken);
      color: var(--color-text-quiet);
      cursor: not-allowed;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
