import { Drama, Feather, FlaskConical, Sparkles } from 'lucide-react';
import type { Glyph } from '../layout/icon.tsx';

const glyphs = { drama: Drama, feather: Feather, sparkles: Sparkles, flask: FlaskConical } satisfies Record<
  string,
  Glyph
>;

/** The sign beside the words for a profile that no member stands behind, never without them (contract part 0, 3). */
export const disclosureGlyph = (sign: keyof typeof glyphs): Glyph => glyphs[sign];
