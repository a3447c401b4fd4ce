import { describe, expect, it } from 'vitest';
import { ThemeSchema } from '@parlour/brand/theme-schema';
import { checkContrast } from '@parlour/brand/theme-checks';
import { themeFrom } from './theme-from.ts';

describe('a theme from two colours', () => {
  it.each([
    ['#C04A2E', '#1B2A41'],
    ['#FFD400', '#222222'],
    ['#00E5FF', '#F5F5F5'],
    ['#FFFFFF', '#FFFFFF'],
    ['#000000', '#000000'],
    ['#7F7F7F', '#7F7F7F'],
    ['#39FF14', '#FF00FF'],
    ['#FFFFFF', '#5A5A5A'],
  ])('%s and %s passes every pair in both schemes', (primary, secondary) => {
    const theme = themeFrom(primary, secondary);
    const failures: string[] = [];
    checkContrast(theme, (path, message) => failures.push(`${path.join('.')}: ${message}`));
    expect(failures).toEqual([]);
    expect(() => ThemeSchema.parse(theme)).not.toThrow();
  });

  it('keeps a primary colour that can be read as it is', () => {
    expect(themeFrom('#1F5FBF', '#131B36').light.action).toBe('#1F5FBF');
  });
});
