import { css } from 'styled-components';
import { canHover, from } from '../../theme/media.ts';

const tones = {
  primary: css`
    background: var(--color-action);
    color: var(--color-on-action);

    ${canHover} {
      &:hover:where(:not([aria-disabled])) {
        background: var(--color-action-hover);
      }
    }
  `,
  secondary: css`
    background: var(--color-surface);
    box-shadow: inset 0 0 0 1px var(--color-edge-control);
    color: var(--color-text);

    ${canHover} {
      &:hover:where(:not([aria-disabled])) {
        background: var(--color-sunken);
      }
    }
  `,
  soft: css`
    background: var(--color-action-soft);
    color: var(--color-on-action-soft);

    ${canHover} {
      &:hover:where(:not([aria-disabled])) {
        box-shadow: inset 0 0 0 1px currentColor;
      }
    }
  `,
  quiet: css`
    padding-inline: 10px;
    color: var(--color-action-text);

    ${canHover} {
      &:hover:where(:not([aria-disabled])) {
        background: var(--color-action-soft);
        color: var(--color-on-action-soft);
      }
    }
  `,
  deep: css`
    background: var(--color-deep-raised);
    color: var(--color-on-deep);

    ${canHover} {
      &:hover:where(:not([aria-disabled])) {
        box-shadow: inset 0 0 0 1px var(--color-on-deep-quiet);
      }
    }
  `,
  bright: css`
    background: var(--color-accent-on-deep);
    color: var(--color-deep);

    ${canHover} {
      &:hover:where(:not([aria-disabled])) {
        background: var(--color-on-deep);
      }
    }
  `,
  danger: css`
    background: var(--color-danger-soft);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, currentColor 45%, transparent);
    color: var(--color-on-danger-soft);

    ${canHover} {
      &:hover:where(:not([aria-disabled])) {
        box-shadow: inset 0 0 0 1px currentColor;
      }
    }
  `,
};

const sizes = {
  medium: css`
    min-height: 44px;
    font-size: 1rem;
  `,
  large: css`
    min-height: 52px;
    padding-inline: 16px;
    font-size: var(--text-large);

    ${from.tablet} {
      padding-inline: 24px;
    }
  `,
};

export type ButtonTone = keyof typeof tones;
export type ButtonSize = keyof typeof sizes;

export interface ButtonLook {
  /** One `primary` a view, on a deep ground `bright`; everything else is outlined, soft or text. */
  tone?: ButtonTone;
  size?: ButtonSize;
  /** As wide as its room. */
  block?: boolean;
}

/** `ButtonLook` on its way into a styled element. */
export interface TransientButtonLook {
  $tone: ButtonTone;
  $size: ButtonSize;
  $block: boolean;
}

/** By colours, as an opacity of the whole would fade the ring of focus; what an act costs is read before it can be pressed. */
const shut = css`
  background: var(--color-sunken);
  color: var(--color-text-quiet);
`;

const shutOnDeep = css`
  background: var(--color-deep-raised);
  color: var(--color-on-deep-quiet);
`;

export const buttonLook = css<TransientButtonLook>`
  position: relative;
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 8px;
  width: ${({ $block }) => ($block ? '100%' : 'auto')};
  padding: 9px 18px;
  border-radius: var(--radius-control);
  font-weight: 650;
  line-height: 1.25;
  text-align: center;
  overflow-wrap: break-word;
  transition:
    background var(--fast),
    box-shadow var(--fast),
    transform var(--fast);
  ${({ $size }) => sizes[$size]}
  ${({ $tone }) => tones[$tone]}

  &:active:not([aria-disabled='true']) {
    transform: scale(0.98);
  }

  &[aria-disabled='true'],
  &:disabled {
    cursor: not-allowed;
  }

  &[aria-disabled='true']:not([aria-busy='true']),
  &:disabled {
    ${({ $tone }) => ($tone === 'deep' || $tone === 'bright' ? shutOnDeep : shut)}
  }

  /* The spinner, which is the first, takes the place of the label, which keeps its room. */
  &[aria-busy='true'] {
    cursor: progress;
    forced-color-adjust: none;
    -webkit-text-fill-color: transparent;

    > :first-child {
      position: absolute;
    }

    > :not(:first-child) {
      opacity: 0;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
