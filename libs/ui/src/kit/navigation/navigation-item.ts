import type { ReactNode } from 'react';
import type { Glyph } from '../layout/icon.tsx';

/** One place of the main navigation; the same list feeds the top navigation and the tab bar. */
export interface NavigationItem {
  href: string;
  label: string;
  glyph: Glyph;
  current: boolean;
  /** Asked for, and not here yet. Seen alone, and in the tab bar alone: the page's progress is said elsewhere. */
  pending?: boolean;
  /** What is new there: a `Badge`, which only members' navigation brings. */
  news?: ReactNode;
}
