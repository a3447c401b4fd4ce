import type { ColorToken, ShadowToken } from './tokens.ts';

export type Scheme = 'light' | 'dark';

/** One CSS colour for each meaning; opaque `#RRGGBB`, because the contrast test computes with them. */
export type ColorTokens = Record<ColorToken, string>;

/** Everything that differs between light and dark. Shadows are whole `box-shadow` values. */
export type SchemeTokens = ColorTokens & Record<ShadowToken, string>;

export interface ShapeTokens {
  /** Corner of cards, portraits and dialogs, e.g. `16px`. */
  radiusCard: string;
  /** Corner of buttons and fields, e.g. `12px`. */
  radiusControl: string;
  /** Size of body text, the root of every rem, where the browser's own is 16 px: `18px` for a brand of larger text. */
  textBase: '16px' | '17px' | '18px' | '19px' | '20px';
  /** Font family list of headlines; `var(--font-body)` unless the brand names another face. */
  fontDisplay: string;
  /** Weight of headlines on the variable axis, 300 to 900. */
  displayWeight: string;
  /** Letter spacing of headlines, e.g. `-0.022em`. */
  displayTracking: string;
  /** A CSS image drawn as a thin line below the top bar, or `none`. */
  brandLine: string;
}

/** A brand's whole look. The values live in the brand's `theme.ts`, the meanings in `tokens.ts`. */
export interface Theme {
  shape: ShapeTokens;
  light: SchemeTokens;
  dark: SchemeTokens;
  /** What everybody sees of a dark brand; of a light one, whose browser does not ask for dark. */
  defaultScheme: Scheme;
}
