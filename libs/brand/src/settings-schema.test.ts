import { describe, expect, test } from 'vitest';
import { brand } from '@parlour/app-default/settings';
import { BrandError, defineBrand } from './define-brand.ts';
import { mistakes, type Mistake } from './settings-mistakes.fixture.ts';
import type { BrandSettingsInput } from './settings-schema.ts';

/** A copy of a sound brand with one thing wrong in it. */
function withMistake(plant: Mistake[2]): BrandSettingsInput {
  const settings: BrandSettingsInput = structuredClone(brand);
  plant(settings);
  return settings;
}

function problemsOf(settings: BrandSettingsInput): string[] {
  try {
    defineBrand(settings);
    return [];
  } catch (error) {
    if (error instanceof BrandError) return error.problems.map(({ path }) => path);
    throw error;
  }
}

describe('a brand’s settings', () => {
  test('a sound brand has no problems', () => {
    expect(problemsOf(structuredClone(brand))).toEqual([]);
  });

  test.each(mistakes)('%s is refused at %s', (_what, path, plant) => {
    expect(problemsOf(withMistake(plant))).toContain(path);
  });

  test('brackets within a string and within each other are read', () => {
    const settings = withMistake((it) => {
      it.theme.shape.fontDisplay = "'Smile :-)', var(--font-display, var(--font-body)), \"It's\"";
    });
    expect(problemsOf(settings)).toEqual([]);
  });

  test('what is added to a legal page may have as many paragraphs as its length allows', () => {
    const text = `Our officer.\n\n\tAsk her.\r\n\r\n${'x'.repeat(5_900)}`;
    const settings = withMistake((it) => (it.legal = { reviewed: true, additions: { terms: { en: text } } }));
    expect(problemsOf(settings)).toEqual([]);
    expect(defineBrand(settings).legal.additions.terms?.en).toBe(text);
  });

  test('discount codes are kept in capitals, however they were written', () => {
    const settings = withMistake((it) => {
      it.time_bonus!.code = ' timebonus25';
      it.welcome!.code = 'Welcome25';
    });
    const { time_bonus, welcome } = defineBrand(settings);
    expect([time_bonus?.code, welcome?.code]).toEqual(['TIMEBONUS25', 'WELCOME25']);
  });

  test('the error names brand, path and reason', () => {
    const wrong = withMistake((it) => (it.payment_methods.DE = ['sofort']));
    expect(() => defineBrand(wrong)).toThrow(
      'The settings of brand "default" are wrong:\n  payment_methods.DE.0: Sofort has ended and cannot be offered',
    );
  });

  test('a term that no calendar holds is refused with brand, path, reason and what would do', () => {
    const endless = withMistake((it) => (it.refund_days = Number.MAX_SAFE_INTEGER));
    expect(() => defineBrand(endless)).toThrow(
      'The settings of brand "default" are wrong:\n  refund_days: it is more than 366; at most 366',
    );
  });

  test('an unreadable colour is named once, with all that it is read on and the nearest that would pass everywhere', () => {
    const pale = withMistake((it) => (it.theme.light.textQuiet = '#A0A0A0'));
    expect(() => defineBrand(pale)).toThrow(
      'theme.light.textQuiet: #A0A0A0 reaches 2.49 of 4.5 on ground #FFF8F4, 2.61 of 4.5 on surface #FFFFFF, 2.27 of 4.5 on sunken #F3EEEB; #6C6C6C would pass',
    );
    pale.theme.light.textQuiet = '#6C6C6C';
    expect(problemsOf(pale)).toEqual([]);
    const bright = withMistake((it) => Object.assign(it.theme.dark, { accent: '#FFFFFF', deep: '#444444' }));
    expect(() => defineBrand(bright)).toThrow(
      /theme\.dark\.accent: in its glow onDeep #\w+ reaches 3\.\d+ of 4\.5; #\w+ would pass/,
    );
    const lost = withMistake((it) => Object.assign(it.theme.light, { accent: '#FFFFFF', accentOnDeep: '#C8A2AE' }));
    expect(problemsOf(lost)).toContain('theme.light.accentOnDeep');
  });
});
