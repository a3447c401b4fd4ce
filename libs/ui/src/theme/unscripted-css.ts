/**
 * The look of pages where no script runs. The server alone writes it, so that no bundle carries it.
 * - Seen here alone: what is `hidden` and marked `data-unscripted`.
 * - Gone, as only a script answers it: all that is marked `data-scripted`, the acts of a menu that no form stands
 *   behind, the button of a menu that has no others, the eye of a password, the buttons in the head of a dialog, the
 *   line between two ages.
 * - A chosen file is named by the native input.
 * - A menu finds its button by itself, or the lower edge of the window where the browser knows no anchors.
 */
export const unscriptedCss = `
@media (scripting: none) {
  [data-scripted],
  [role='menu'] [type='button'],
  [autocomplete$='-password'] + button,
  dialog header [type='button'],
  [type='file'] ~ [aria-hidden] { display: none !important; }
  [aria-haspopup='menu']:has(+ [role='menu']):not(:has(+ [role='menu'] :is(a, [type='submit']))) { display: none !important; }
  [type='file'] { position: static !important; height: auto !important; opacity: 1 !important; }
  [hidden][data-unscripted] { display: block !important; }
  [data-enlarges] { cursor: auto !important; }
  :has(> [type='range'] + [type='range'])::after { background: none !important; }
  [role='menu'][popover] { inset: auto 8px 8px; margin: 0 auto; }
  @supports (position-area: block-end) {
    [role='menu'][popover] {
      inset: auto;
      margin: 4px 0;
      position-area: block-end span-inline-start;
      position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline;
    }
  }
}
`;
