import { brand as standard } from '@parlour/app-default/settings';
import { describe, expect, test } from 'vitest';
import { alone, checkSettings, errorsOf, inOneLine } from '../check-settings.ts';
import { pathsOf, withMistakes } from '../planted-settings.fixture.ts';
import type { BrandSettingsInput } from '../settings-schema.ts';

describe('landers', () => {
  const words = { headline: 'Come in.' };
  test('words and slugs belong to landers that the brand has', () => {
    const settings = withMistakes(
      (it) => (it.landers = ['gallery']),
      (it) => (it.lander_slugs = { video: { autumn: 'a' } }),
      (it) => (it.texts.en!.landers = { 'gallery/winter': words, video: words }),
    );
    expect(pathsOf(settings)).toEqual(
      expect.arrayContaining(['lander_slugs.video', 'texts.en.landers.gallery/winter', 'texts.en.landers.video']),
    );
  });

  test('what the brand’s own language says of one, all its languages say', () => {
    const settings = withMistakes((it) => (it.texts[it.domain_language]!.landers = { 'gallery/b': words }));
    expect(pathsOf(settings)).toContain('texts.de.landers.gallery/b.headline');
  });
});

describe('prices', () => {
  test('a larger package is never dearer per message', () => {
    const settings = withMistakes((it) => (it.packages.GB![1]!.price.amount = 3226));
    const [problem] = errorsOf(checkSettings(settings));
    expect(problem).toMatchObject({
      path: 'packages.GB.1.price.amount',
      reason: 'a message costs 130 with 250 credits, and 129 with 100',
      suggestion: 'at most 3225',
    });
  });

  test('where messages are free, a larger package is not dearer either', () => {
    const settings = withMistakes((it) => {
      it.message_credits = 0;
      it.packages.GB![1]!.price.amount = 9900;
    });
    expect(errorsOf(checkSettings(settings))).toMatchObject([{ path: 'packages.GB.1.price.amount' }]);
  });

  test('messages may be free, whatever the lowest costs say', () => {
    const settings = withMistakes((it) => (it.message_credits = 0));
    expect(errorsOf(checkSettings(settings))).toEqual([]);
    delete settings.minimum_message_costs.NL;
    const [missing] = errorsOf(checkSettings(settings));
    expect(missing).toMatchObject({ path: 'minimum_message_costs.NL', suggestion: expect.not.stringContaining(' 0,') });
  });

  test('a package has the credits that its id says', () => {
    const settings = withMistakes((it) => (it.packages.NL![0]!.id = 'nl-9999'));
    expect(checkSettings(settings)).toContainEqual({
      path: 'packages.NL.0.id',
      reason: 'nl-9999 is a package of 100 credits',
      suggestion: 'give it an id of its own, such as nl-100',
      severity: 'error',
    });
  });

  test('a package that buys no message is told what one costs', () => {
    const settings = withMistakes((it) => (it.message_credits = 101));
    expect(errorsOf(checkSettings(settings)).map(inOneLine)).toContain(
      'packages.NL.0.credits: a message costs 101 credits, and 100 buy none; at least 101',
    );
    expect(pathsOf(standard)).not.toContain('packages.NL.0.credits');
  });

  test.each(['photo_credits', 'gift_credits'] as const)(
    '%s that no package buys are a warning with the most',
    (key) => {
      const [bought, unbought] = [1500, 1501].map((credits) => withMistakes((it) => (it[key] = credits)));
      expect(pathsOf(bought)).not.toContain(key);
      unbought!.packages.NL!.push({ ...unbought!.packages.NL![3]!, id: 'nl-2000', credits: 2000 });
      expect(checkSettings(unbought)).toContainEqual({
        path: key,
        reason: 'no package of BE, DE, AT, GB, IE buys one',
        suggestion: 'at most 1500, or sell a larger package',
        severity: 'warning',
      });
    },
  );

  test.each(['packages', 'payment_methods', 'minimum_message_costs', 'age_check'] as const)(
    'what %s says of a country that is not served is a warning',
    (key) => {
      const settings = withMistakes((it) => (it.countries = it.countries.filter((country) => country !== 'NL')));
      expect(checkSettings(settings).filter(({ path }) => path === `${key}.NL`)).toMatchObject([
        { severity: 'warning', reason: 'NL is not among the countries' },
      ]);
      expect(pathsOf(standard)).not.toContain(`${key}.NL`);
    },
  );

  test('a price far from the others in the same money is a warning with what is usual', () => {
    const settings = withMistakes((it) => (it.packages.NL![3]!.price.amount = 118));
    expect(checkSettings(settings)).toContainEqual(
      expect.objectContaining({ path: 'packages.NL.3.price.amount', severity: 'warning' }),
    );
  });

  test('an offer as good as the one that runs out is a warning', () => {
    const [same, smaller] = [30, 10].map((percentage) =>
      withMistakes((it) => (it.welcome = { code: 'WELCOME', percentage, days: 7 })),
    );
    expect(pathsOf(same)).toContain('time_bonus');
    expect(pathsOf(smaller)).not.toContain('time_bonus');
  });
});

test('a heading that one language has is missing in those without', () => {
  const settings = withMistakes((it) => (it.texts[it.domain_language]!.sign_up_title = 'Join us'));
  expect(pathsOf(settings)).toContain('texts.da.sign_up_title');
});

test.each(['logged_out_search', 'logged_out_search_trafficsource'] as const)(
  'a discreet brand is warned when visitors may search it by %s',
  (key) => {
    const settings = withMistakes((it) => Object.assign(it, { discreet: true, [key]: true }));
    expect(pathsOf(settings)).toContain(key);
    expect(pathsOf({ ...settings, [key]: false })).not.toContain(key);
  },
);

test('a brand with fictional profiles has to disclose them', () => {
  const settings = withMistakes((it) => {
    it.fictional_icon = null;
    for (const texts of Object.values(it.texts))
      for (const key of ['fictional_warning', 'fictional_singular', 'fictional_plural'] as const) delete texts[key];
  });
  expect(errorsOf(checkSettings(settings))).toEqual([]);
  const errors = errorsOf(checkSettings(settings, { ...alone, hasFictional: true }));
  expect(errors.map(({ path }) => path)).toEqual(['fictional_icon']);
  expect(errorsOf(checkSettings(standard, { ...alone, hasFictional: true }))).toEqual([]);
});

test('a brand that can only be called is warned that nobody reads its forms', () => {
  const settings = { ...standard, support_email: null, support_phone: '+31201234567' };
  const called = checkSettings(settings).find(({ path }) => path === 'support_email');
  expect(called?.severity).toBe('warning');
  expect(called?.reason).toContain('/complaints');
});

test('a prefix for files is told that nothing is served from there', () => {
  const problem = checkSettings({ ...standard, cdn_prefix: 'https://files.parlour.example' }).find(
    ({ path }) => path === 'cdn_prefix',
  );
  expect(problem?.severity).toBe('warning');
});

test('a discreet brand is warned when the sender of its mails names it', () => {
  const named = withMistakes((it) => Object.assign(it, { discreet: true, mail_name: `${it.name} Post` }));
  const problem = checkSettings(named).find(({ path }) => path === 'mail_name');
  expect(problem?.severity).toBe('warning');
  expect(pathsOf({ ...named, mail_name: 'PM Post' })).not.toContain('mail_name');
  expect(pathsOf({ ...named, discreet: false })).not.toContain('mail_name');
});

const both = ['statement_name', 'mail_name'];
test.each([
  ['V', 'PM Services', []],
  ['V', 'V Services', both],
  ['PM', 'PM Services', both],
  ['V.P.', 'VPX Post', []],
  ['Parlour', 'PM Services', []],
  ['Parlour', 'PARLOUR-Post', both],
  ['Parlour', 'VALPARLOUR', both],
  ['Parlour', 'PARLOURNL', both],
  ['Parlour', 'PARLOUR24', both],
  ['Parlour', 'WWWPARLOURCOM', both],
  ['Parlour', 'Par-lour Post', both],
  ['Salt Inn', 'SALTINN', both],
])('the discreet brand %s, whose mails and statements come from %s, is named by %j', (name, said, paths) => {
  const settings = withMistakes((it) =>
    Object.assign(it, { discreet: true, name, mail_name: said, statement_name: said }),
  );
  const named = checkSettings(settings).filter(({ reason }) => reason.includes('discreet brand'));
  expect(named.map(({ path }) => path)).toEqual(paths);
});

test('words that say 18 are warned where the brand asks for more', () => {
  const ofAge = (min_age: number) =>
    checkSettings(withMistakes((it) => Object.assign(it, { min_age }))).filter(({ reason }) => /says 18/.test(reason));
  expect(ofAge(18)).toEqual([]);
  const warned = ofAge(21);
  expect(warned.map(({ path }) => path)).toEqual(standard.locales.map((locale) => `texts.${locale}.description`));
  expect(warned[0]).toMatchObject({ severity: 'warning', suggestion: expect.stringContaining('write 21') });
});

test('a key for pushes is told that nobody uses it', () => {
  const keyed = { ...standard, push_public_key: `B${'A'.repeat(86)}` };
  expect(checkSettings(keyed).find(({ path }) => path === 'push_public_key')?.severity).toBe('warning');
  expect(pathsOf(standard)).not.toContain('push_public_key');
});

test('fictional words without their sign are told of once, with a way out that an app has', () => {
  const unsigned = errorsOf(checkSettings({ ...standard, fictional_icon: null }));
  expect(unsigned).toMatchObject([
    {
      path: 'fictional_icon',
      reason: expect.stringContaining('da, de'),
      suggestion: expect.stringContaining('withSharedWords'),
    },
  ]);
});

test('an icon begins like the name', () => {
  expect(pathsOf(withMistakes((it) => (it.icons.initial = 'Z')))).toContain('icons.initial');
});

test('countries whose law asks for real age assurance are a warning at the entry popup, by country and law', () => {
  const serving = (...countries: BrandSettingsInput['countries']) =>
    checkSettings({ ...standard, countries }).find(({ path }) => path === 'enable_site_entry_popup');
  expect(serving('NL', 'GB', 'FR')).toMatchObject({
    severity: 'warning',
    reason: expect.stringMatching(/GB \(Online Safety Act 2023.*\), FR \(.*SREN.*\)$/),
  });
  expect(serving('NL', 'BE')).toBeUndefined();
});

test('a check of age by a provider is told that it is not there yet', () => {
  const settings = withMistakes((it) => (it.age_check.NL = 'provider'));
  expect(errorsOf(checkSettings(settings)).map(inOneLine)).toEqual([
    'age_check.NL: a check by a provider is not available yet; write "NL": "statement"',
  ]);
});

test.each([
  ['STAY25', false],
  ['95', false],
  ['90 %', true],
  ['25', true],
])('a discount for staying of %s is whole per cent up to 90: %s', (discount, isRight) => {
  const settings = withMistakes((it) => (it.company.delete_discount = discount));
  const paths = errorsOf(checkSettings(settings)).map(({ path }) => path);
  expect(paths.includes('company.delete_discount')).toBe(!isRight);
});
