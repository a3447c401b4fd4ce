/**
 * What all brands share: the 4 px grid, where a page's title begins (lower in a large window: `base-css.ts`), the sizes of
 * small text, the width of the game's cards, motion, and the three colours that lie over pictures. Sizes of text are steps
 * of 1 px around running text, 1rem; titles grow with the window and are each their own (`type.tsx`). Motion stays between
 * 120 and 180 ms (design: it explains where a thing came from).
 */
export const foundation: Readonly<Record<`--${string}`, string>> = {
  '--space-1': '4px',
  '--space-2': '8px',
  '--space-3': '12px',
  '--space-4': '16px',
  '--space-5': '24px',
  '--space-6': '32px',
  '--space-7': '48px',
  '--space-8': '80px',
  '--page-top': '20px',
  '--text-least': '0.75rem',
  '--text-tiny': '0.8125rem',
  '--text-small': '0.875rem',
  '--text-medium': '0.9375rem',
  '--text-large': '1.0625rem',
  '--text-larger': '1.125rem',
  '--radius-pill': '999px',
  '--touch': '44px',
  '--swipe-width': '440px',
  '--ease': 'cubic-bezier(0.2, 0.7, 0.3, 1)',
  '--fast': '120ms',
  '--calm': '180ms',
  '--font-body': "'Figtree', 'Figtree Fallback', system-ui, sans-serif",
  '--color-ink': '#231F2B',
  '--color-scrim': 'rgb(0 0 0 / 0.62)',
  '--color-on-scrim': '#FFFFFF',
  '--color-backdrop': 'rgb(0 0 0 / 0.5)',
};
