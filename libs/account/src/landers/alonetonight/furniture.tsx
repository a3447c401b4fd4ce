/** A lamp that hangs into the window. */
export const Lamp = () => (
  <svg viewBox="0 0 80 90" aria-hidden="true">
    <path d="M40 0v34" stroke="currentColor" strokeWidth="2.5" />
    <path d="M24 52a16 18 0 0 1 32 0Z" fill="currentColor" />
  </svg>
);

/** A cat on the window sill. */
export const Cat = () => (
  <svg viewBox="0 0 80 90" aria-hidden="true">
    <path d="M0 82h80v8H0z" fill="currentColor" opacity=".5" />
    <path d="M30 82c-6-14-4-30 2-36l-1-13 8 6h6l8-6-1 14c5 6 7 20 3 35Zm22-3c10 2 18-2 17-11" fill="currentColor" />
  </svg>
);
