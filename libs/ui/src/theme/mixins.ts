import { css } from 'styled-components';
import { canHover } from './media.ts';

/** A ground that goes to the sides of the device, though what stands on it stays clear of them, as the body does. */
export const toTheSides = css`
  margin-inline: calc(-1 * env(safe-area-inset-left)) calc(-1 * env(safe-area-inset-right));
  padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
`;

/** Heard, not seen. */
export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** One line, cut with an ellipsis; the parent must let it shrink. */
export const ellipsis = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** So many lines, the last of them cut with an ellipsis. */
export const mostLines = (lines: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`;

/** Digits of one width, so that counters and prices don't dance. */
export const tabular = css`
  font-variant-numeric: tabular-nums;
`;

/** What floats above the page, such as a dialog or a menu. */
export const floatingPlate = css`
  overflow: auto;
  border: 0;
  border-radius: var(--radius-card);
  background: var(--color-surface);
  box-shadow: var(--shadow-floating);
  color: var(--color-text);
`;

/** The chosen one of several on a sunken bar: lighter than the bar in both schemes, and told from it by its edge (WCAG 1.4.11). */
export const chosenPlate = css`
  background: var(--color-surface);
  background: light-dark(var(--color-surface), color-mix(in srgb, var(--color-sunken) 84%, var(--color-text)));
  box-shadow: inset 0 0 0 2px var(--color-action);
  color: var(--color-text);
`;

/** A native input laid invisibly over its drawn twin, so that the platform keeps focus, keyboard and forms. */
export const nativeOverlay = css`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: pointer;
`;

/** The evening: the deep ground with a glow of the accent from below. */
export const eveningGlow = css`
  --focus-ring: var(--color-accent-on-deep);
  --lead: currentcolor;
  background:
    radial-gradient(
      110% 120% at 70% 108%,
      color-mix(in srgb, var(--color-accent) 28%, var(--color-deep)) 0,
      transparent 66%
    ),
    var(--color-deep);
  color: var(--color-on-deep);
`;

/** The frame of every text control. */
export const controlFrame = css`
  width: 100%;
  min-height: 48px;
  padding: 11px 14px;
  border: 1px solid var(--color-edge-control);
  border-radius: var(--radius-control);
  outline-offset: 0;
  background: var(--color-surface);
  color: var(--color-text);

  &::placeholder {
    color: var(--color-text-quiet);
    opacity: 1;
  }

  ${canHover} {
    &:hover:where(:not(:disabled, :has(:disabled))) {
      border-color: var(--color-text-quiet);
    }
  }

  &[aria-invalid='true'] {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);

    @media (forced-colors: active) {
      border-width: 2px;
    }
  }

  &:disabled {
    background: var(--color-sunken);
    color: var(--color-text-quiet);
    cursor: not-allowed;
  }
`;

/** The same frame around a control of several parts; the parts themselves have none. */
export const sharedFrame = css`
  ${controlFrame}
  display: flex;
  align-items: stretch;
  padding-block: 0;

  &:has([aria-invalid='true']) {
    border-color: var(--color-danger);
    box-shadow: inset 0 0 0 1px var(--color-danger);
  }

  &:has(:focus-visible) {
    outline: 3px solid var(--focus-ring);
  }

  &:has(:disabled) {
    background: var(--color-sunken);
    color: var(--color-text-quiet);
    cursor: not-allowed;
  }
`;

/** A native input inside a `sharedFrame`, which makes it as high as any text control. */
export const framelessInput = css`
  min-width: 0;
  min-height: 46px;
  padding: 11px 0;
  border: 0;
  outline: 0;
  background: none;
  color: var(--color-text);

  &::placeholder {
    color: var(--color-text-quiet);
    opacity: 1;
  }

  &:disabled {
    color: var(--color-text-quiet);
    cursor: not-allowed;
  }
`;
