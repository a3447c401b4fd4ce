import { Drama, Feather, Sparkles } from 'lucide-react';
import type { Glyph } from './icon.tsx';

const glyphs = { drama: Drama, feather: Feather, sparkles: Sparkles } satisfies Record<string, Glyph>;

/** The brand's sign beside its words for a fictional profile, never without them (contract part 0, 3). */
export const fictionalGlyph = (icon: keyof typeof glyphs | null): Glyph => glyphs[icon ?? 'drama'];
