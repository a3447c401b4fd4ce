/** Credits at or below which the navigation warns (spec section 9). */
const FEW_CREDITS = 10;

/** The badge on Credits in the navigation: none above ten, a warning above zero, danger at zero (spec section 9). */
export function creditsBadge(credits: number): 'warning' | 'danger' | null {
  if (credits > FEW_CREDITS) return null;
  return credits > 0 ? 'warning' : 'danger';
}
