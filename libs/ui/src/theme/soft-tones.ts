/** Ground and words of what tells by its colour how something stands. */
export const softTones = {
  soft: ['var(--color-action-soft)', 'var(--color-on-action-soft)'],
  good: ['var(--color-success-soft)', 'var(--color-on-success-soft)'],
  danger: ['var(--color-danger-soft)', 'var(--color-on-danger-soft)'],
  notice: ['var(--color-notice)', 'var(--color-on-notice)'],
} as const;

export type SoftTone = keyof typeof softTones;
