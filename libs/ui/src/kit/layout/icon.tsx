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

/** What `baseCss` says of all icons at once; a page has a hundred of them. */
const drawnByStyles = {
  xmlns: undefined,
  fill: undefined,
  stroke: undefined,
  strokeLinecap: undefined,
  strokeLinejoin: undefined,
};

/** An icon in the one stroke weight of the system. Always silent: the words stand beside it. */
export function Icon({ glyph: Shape, size = 'medium', filled = false, className }: IconProps) {
  return (
    <Shape
      className={className}
      size={pixels[size]}
      strokeWidth={1.75}
      {...drawnByStyles}
      data-filled={filled ? '' : undefined}
      aria-hidden="true"
      focusable="false"
    />
  );
}
