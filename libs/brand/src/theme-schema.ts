import { z } from 'zod';
import type { Theme } from '@parlour/ui/theme/theme';
import { colorTokens, shadowTokens } from '@parlour/ui/theme/tokens';

/** Opaque, because contrast is computed with it. */
export const Color = z.string().regex(/^#[0-9A-F]{6}$/, 'a colour is written #RRGGBB in capitals');

const Pixels = z.string().regex(/^\d{1,2}px$/, 'a length in whole pixels, such as 16px');

/** A value that goes into a style sheet as it is: nothing that could end its declaration or fetch anything. */
const CssValue = z
  .string()
  .min(1)
  .regex(/^[^;{}<>@\\]*$/, 'no character that could end a CSS declaration')
  .refine((value) => !/url\(/i.test(value), 'a theme fetches nothing');

const Scheme = z.strictObject({
  ...keyed(colorTokens, Color),
  ...keyed(shadowTokens, CssValue),
});

/** The look of a brand: every token in both schemes, nothing else. */
export const ThemeSchema = z.strictObject({
  shape: z.strictObject({
    radiusCard: Pixels,
    radiusControl: Pixels,
    textBase: z.enum(['16px', '17px', '18px', '19px', '20px'], 'body text is 16px to 20px'),
    fontDisplay: CssValue,
    displayWeight: z.string().regex(/^[3-9]\d\d$/, 'a weight from 300 to 999'),
    displayTracking: z.string().regex(/^-?0(\.\d+)?em$/, 'letter spacing in em, below one'),
    brandLine: CssValue,
  }),
  light: Scheme,
  dark: Scheme,
  defaultScheme: z.enum(['light', 'dark']),
}) satisfies z.ZodType<Theme>;

function keyed<const Key extends string, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;
}
