import { from, highWindow } from './media.ts';

/** What `prefers-reduced-motion` asks for; also shown on demand where components are reviewed. */
export const reducedMotionCss = `
*, *::before, *::after {
  animation-duration: 0.01ms !important;
  animation-iteration-count: 1 !important;
  transition-duration: 0s !important;
  scroll-behavior: auto !important;
}
`;

/**
 * Reset and base of every page. Needs the variables of `themeCss`. What is wrong with a field comes into view with the field. The
 * page goes to the lower edge of the device, as its bars do, and stays clear of the sides, where a phone has its camera.
 */
export const baseCss = `
*, *::before, *::after { box-sizing: border-box; }
html {
  font-size: var(--text-base);
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  background: var(--color-ground);
}
@media ${highWindow} {
  html { scroll-padding-block: 5rem calc(5rem + env(safe-area-inset-bottom, 0px)); }
}
${from.tablet} and ${highWindow} {
  :root { --page-top: 40px; }
}
body {
  margin: 0;
  padding: 0 env(safe-area-inset-right) 0 env(safe-area-inset-left);
  background: var(--color-ground);
  color: var(--color-text);
  font: 400 1rem/1.5 var(--font-body);
  -webkit-font-smoothing: antialiased;
  overflow-wrap: break-word;
  font-feature-settings: 'ss01', 'cv11';
}
h1, h2, h3, p, ul, ol, dl, dd, figure, fieldset, legend, blockquote { margin: 0; padding: 0; border: 0; }
fieldset { min-width: 0; }
h1, h2, h3 { font-size: inherit; font-weight: inherit; }
ul, ol { list-style: none; }
img, svg { display: block; }
svg { flex: none; }
:where(.lucide) {
  fill: none;
  stroke: currentColor;
  stroke-linecap: round;
  stroke-linejoin: round;
}
:where(.lucide[data-filled]) { fill: currentColor; }
img { max-width: 100%; }
button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
button { padding: 0; border: 0; background: none; cursor: pointer; }
a { color: inherit; text-decoration: none; }
dialog { color: inherit; }
[aria-invalid='true'] { scroll-margin-bottom: 4rem; }
[hidden] { display: none !important; }
:root, [data-scheme] { --focus-ring: var(--color-focus); }
:where(:focus-visible) { outline: 3px solid var(--focus-ring); outline-offset: 2px; }
:where(:is(a, button):focus-visible) { border-radius: min(6px, var(--radius-control)); }
body:has([data-swipe-deck]) { overflow-x: clip; }
@media (max-width: 359.98px), (max-width: 22.49em) {
  body { overflow-wrap: anywhere; hyphens: auto; }
}
@media (prefers-reduced-motion: reduce) {${reducedMotionCss}}
`;
