import { css, styled } from 'styled-components';

const display = css`
  font-family: var(--font-display);
  font-weight: var(--display-weight);
  letter-spacing: var(--display-tracking);
  text-wrap: balance;
  hyphens: auto;
  hyphenate-limit-chars: 14 6 6;

  /* Letters so large that shorter words fill a phone's line as well. */
  @media (max-width: 19.99em) {
    hyphenate-limit-chars: auto;
  }
`;

/**
 * The brand's voice, in heroes and landers. `as="h1"` where it is the page's title. On a phone whose letters are set large it
 * stops growing where a long word would no longer fit.
 */
export const Display = styled.p`
  ${display}
  font-size: min(clamp(2.25rem, 1.6rem + 3.2vw, 4rem), 12.5vw);
  line-height: 1.02;
  overflow-wrap: anywhere;
`;

/** A page's title. */
export const Title = styled.h1`
  ${display}
  font-size: min(clamp(1.75rem, 1.45rem + 1.2vw, 2.25rem), 11vw);
  line-height: 1.08;
  overflow-wrap: anywhere;
`;

/** A section's title. */
export const Heading = styled.h2`
  ${display}
  font-size: clamp(1.375rem, 1.2rem + 0.7vw, 1.625rem);
  line-height: 1.15;
`;

/** A card's or a group's title. */
export const Subheading = styled.h3`
  font-weight: 650;
  font-size: var(--text-large);
  line-height: 1.3;
  letter-spacing: -0.008em;
`;

/** The sentence below a title. */
export const Lead = styled.p`
  color: var(--lead, var(--color-text-quiet));
  font-size: clamp(1.0625rem, 1rem + 0.35vw, 1.1875rem);
  line-height: 1.5;
  text-wrap: pretty;
`;

const sizes = {
  body: css`
    font-size: 1rem;
  `,
  small: css`
    font-size: var(--text-small);
    line-height: 1.45;
  `,
  tiny: css`
    font-size: var(--text-tiny);
    line-height: 1.4;
  `,
};

const tones = {
  plain: 'inherit',
  quiet: 'var(--color-text-quiet)',
  danger: 'var(--color-danger)',
  success: 'var(--color-success)',
  onDeepQuiet: 'var(--color-on-deep-quiet)',
};

export type TextSize = keyof typeof sizes;
export type TextTone = keyof typeof tones;

/** Running text and the small print; `as="span"` inside a line. */
export const Text = styled.p<{ $size?: TextSize; $tone?: TextTone; $strong?: boolean }>`
  ${({ $size = 'body' }) => sizes[$size]}
  color: ${({ $tone = 'plain' }) => tones[$tone]};
  ${({ $strong }) => $strong && 'font-weight: 650;'}
`;
