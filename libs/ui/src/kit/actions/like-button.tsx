import { Heart } from 'lucide-react';
import { IconButton } from './icon-button.tsx';
import type { IconButtonProps } from './icon-button.tsx';

export type LikeButtonProps = Omit<IconButtonProps, 'glyph' | 'pressed'> & {
  liked: boolean;
};

/** The heart of a member card or a profile. `label` stays the same ("Like Nora"); the pressed state is spoken beside it. */
export function LikeButton({ liked, look = 'raised', ...rest }: LikeButtonProps) {
  return <IconButton {...rest} look={look} glyph={Heart} pressed={liked} />;
}
