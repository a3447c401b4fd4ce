import type { IconSource } from '@parlour/brand/icon-schema';
import { theme } from './theme.ts';

export const icon: IconSource = {
  initial: 'V',
  ground: theme.dark.deep,
  arch: theme.dark.accent,
  letter: theme.dark.onAccent,
  corner: 0.1,
};
