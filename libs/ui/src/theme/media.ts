/** The width of a desk: what stands below something on a phone has room beside it. */
export const deskWidth = '(min-width: 992px)';

/** Media queries from a width upwards; the product's breakpoints (spec: 576, 768, 992, 1200) and the widest grid. */
export const from = {
  phablet: '@media (min-width: 576px)',
  tablet: '@media (min-width: 768px)',
  desk: `@media ${deskWidth}`,
  wide: '@media (min-width: 1200px)',
  widest: '@media (min-width: 1440px)',
} as const;

/** Below the width at which the tab bar gives way to the top navigation. */
export const phoneOnly = '@media (max-width: 767.98px)';

/** The narrowest phones (320 px): paired controls stack. */
export const narrowOnly = '@media (max-width: 359.98px)';

/** A low window, such as a phone's on its side: words give their room to what one does there, or stand beside it. */
export const lowOnly = '@media (max-height: 480px)';

/**
 * High enough for bars that stay at the edges while the page scrolls: in a lower window they would leave it a slit. The
 * opposite of `lowOnly`. On a phone on its side the sides of the device count too: there no bar is fixed, and the body
 * keeps clear of them.
 */
export const highWindow = '(min-height: 480.02px)';

/** Where a pointer can hover. A finger cannot: the look would stay after a tap, and cost the tap a paint. */
export const canHover = '@media (hover: hover)';

/** Where none can: what another pointer finds by hovering needs a way by tapping. */
export const cannotHover = '@media (hover: none)';
