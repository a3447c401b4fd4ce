import type { IconSource } from '@parlour/brand/icon-schema';
import { theme } from './theme.ts';

export const icon: IconSource = {
  initial: 'R',
  ground: theme.light.deep,
  arch: theme.light.accent,
  letter: theme.light.onAccent,
  corner: 0.28,
};
