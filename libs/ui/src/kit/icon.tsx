import type { LucideIcon } from 'lucide-react';

/** Any icon of `lucide-react`. */
export type Glyph = LucideIcon;

const pixels = { small: 16, medium: 20, large: 24, huge: 32 } as const;

export type IconSize = keyof typeof pixels;

export interface IconProps {
  glyph: Glyph;
  size?: IconSize;
  /** Fills the shape with its own colour, e.g. a given like. */
  filled?: boolean;
  className?: string;
}

/** An icon in the one stroke weight of the system. Always silent: the words stand beside it. */
export function Icon({ glyph: Shape, size = 'medium', filled = false, className }: IconProps) {
  return (
    <Shape
      className={className}
      size={pixels[size]}
      strokeWidth={1.75}
      fill={filled ? 'currentColor' : 'none'}
      aria-hidden="true"
      focusable="false"
    />
  );
}
