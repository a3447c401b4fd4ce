import type { Glyph } from './icon.tsx';

/** One place of the main navigation; the same list feeds the top navigation and the tab bar. */
export interface NavigationItem {
  href: string;
  label: string;
  glyph: Glyph;
  current: boolean;
  /** What is new there, with the sentence for a listener: "3 unread messages". */
  news?: { count: number; label: string };
}
