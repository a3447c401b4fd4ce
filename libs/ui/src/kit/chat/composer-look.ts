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
  unicode-bidi: plaintext;
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

/** The trays, and what it costs beside its button. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  padding: 0 6px 6px;
`;

export const Trays = styled.div`
  display: flex;
  margin-right: auto;
  color: var(--color-text-quiet);
`;

/**
 * What it costs and the button stay together: beside the trays as long as its longest word finds room there, on a narrow phone with
 * large words below them. A link in place of the button has words of its own, and is not pressed together.
 */
export const Priced = styled.div`
  display: flex;
  flex: 1 1 0;
  align-items: center;
  justify-content: flex-end;
  gap: 8px 12px;
  max-width: 100%;

  &:has(> span) {
    flex-basis: auto;
    flex-wrap: wrap;
  }
`;

export const Cost = styled.div`
  min-width: 0;
  text-align: right;
  overflow-wrap: break-word;
  hyphens: manual;

  span,
  span b {
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
