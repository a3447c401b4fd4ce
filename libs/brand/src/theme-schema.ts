import { z } from 'zod';
import type { Theme } from '@parlour/ui/theme/theme';
import { colorTokens, shadowTokens } from '@parlour/ui/theme/tokens';

/** Opaque, because contrast is computed with it. */
export const Color = z.string().regex(/^#[0-9A-F]{6}$/, 'a colour is written #RRGGBB in capitals');

const Pixels = z.string().regex(/^\d{1,2}px$/, 'a length in whole pixels, such as 16px');

/** A value that goes into a style sheet as it is: nothing that ends its declaration, swallows the next or fetches anything. */
const CssValue = z
  .string()
  .min(1)
  .regex(/^[^;{}<>@\\]*$/, 'no character that could end a CSS declaration')
  .refine(isClosed, 'every bracket and quote has its other half, and no comment begins or ends')
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

/** Does CSS read the value to its end, and no further? A string ends with its line (CSS Syntax 3, 4.3.5 and 5.4.8). */
function isClosed(value: string): boolean {
  const withoutStrings = value.replaceAll(/"[^"\n\r\f]*"|'[^'\n\r\f]*'/g, '');
  return !/\/\*|\*\//.test(value) && !/["'()[\]]/.test(withoutBrackets(withoutStrings));
}

/** Takes out brackets from the innermost; those without their other half are left. */
function withoutBrackets(value: string): string {
  const less = value.replaceAll(/\([^()[\]]*\)|\[[^()[\]]*\]/g, '');
  return less === value ? value : withoutBrackets(less);
}

function keyed<const Key extends string, Value extends z.ZodType>(
  keys: readonly Key[],
  value: Value,
): Record<Key, Value> {
  return Object.fromEntries(keys.map((key) => [key, value])) as Record<Key, Value>;
}
