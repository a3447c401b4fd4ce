import type { ReactNode } from 'react';
import type { Glyph } from '../layout/icon.tsx';

/** One place of the main navigation; the same list feeds the top navigation and the tab bar. */
export interface NavigationItem {
  href: string;
  label: string;
  glyph: Glyph;
  current: boolean;
  /** What is new there: a `Badge`, which only members' navigation brings. */
  news?: ReactNode;
}
