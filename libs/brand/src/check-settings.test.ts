import { brand as standard } from '@parlour/app-default/settings';
import { brand as other } from '@parlour/app-she/settings';
import { describe, expect, test } from 'vitest';
import { alone, checkSettings, errorsOf, inOneLine } from './check-settings.ts';
import type { BrandSettingsInput } from './settings-schema.ts';

type Plant = (settings: BrandSettingsInput) => void;

const withMistakes = (...plants: Plant[]): BrandSettingsInput => {
  const settings: BrandSettingsInput = structuredClone(standard);
  for (const plant of plants) plant(settings);
  return settings;
};
const pathsOf = (settings: unknown, surroundings = alone): string[] =>
  checkSettings(settings, surroundings).map(({ path }) => path);
const meeting = { ...alone, others: [standard, other] };

test('a sound brand has no errors, and every warning says what to do', () => {
  const problems = checkSettings(standard, meeting);
  expect(errorsOf(problems)).toEqual([]);
  for (const { suggestion } of problems) expect(suggestion).not.toBe('');
});

test('twelve different mistakes are named at once, of the shape and of what must agree', () => {
  const settings = withMistakes(
    (it) => (it.domain = 'default.localhost:4200'),
    (it) => Object.assign(it, { contries: ['NL'] }),
    (it) => (it.theme.light.action = 'red'),
    (it) => (it.theme.dark.textQuiet = '#4A5568'),
    (it) => (it.texts.de!.index_title = 'x'.repeat(61)),
    (it) => delete it.texts.pl,
    (it) => (it.texts.fi!.headline = it.texts.en!.headline),
    (it) => (it.texts.nl!.lead = 'Haast je, want wij zijn er nu.'),
    (it) => (it.texts.fr!.lead = `Viens voir aussi ${other.name}.`),
    (it) => (it.payment_methods.DE = ['giropay']),
    (it) => (it.packages.NL![3]!.price.amount *= 2),
    (it) => (it.company.kvk = ''),
    (it) => (it.countries as string[]).unshift('XX'),
    (it) => (it.icons.letter = it.icons.arch),
  );
  const problems = checkSettings(settings, { ...meeting, others: [other] });
  expect(problems.map(({ path, severity }) => `${severity} ${path}`)).toEqual(
    expect.arrayContaining([
      'error domain',
      'error contries',
      'error theme.light.action',
      'error theme.dark.textQuiet',
      'error texts.de.index_title',
      'error texts.pl',
      'warning texts.fi.headline',
      'warning texts.nl.lead',
      'error texts.fr.lead',
      'error payment_methods.DE.0',
      'error packages.NL.3.price.amount',
      'error company.kvk',
      'error countries.0',
      'error icons.letter',
    ]),
  );
  for (const { path, reason, suggestion } of problems) expect([path, reason, suggestion]).not.toContain('');
});

test('an entry keeps its place where another one before it is wrong', () => {
  const settings = withMistakes((it) => ((it.countries as string[]).unshift('XX'), it.countries.push('NL')));
  expect(pathsOf(settings)).toEqual(
    expect.arrayContaining(['countries.0', `countries.${settings.countries.length - 1}`]),
  );
});

test('what the shape is blamed for is not blamed twice', () => {
  const settings = withMistakes((it) => (it.packages.NL![0]!.price.amount = -1));
  expect(errorsOf(checkSettings(settings)).map(({ path }) => path)).toEqual(['packages.NL.0.price.amount']);
});

test.each([
  [0, 'more than 0'],
  [-5, 'more than 0'],
  [14.9, 'a whole number of the currency’s smallest unit, 1490 for 14.90'],
  ['14', 'write it as number'],
])('a price of %j is answered "%s"', (amount, suggestion) => {
  const settings = withMistakes((it) => Object.assign(it.packages.NL![0]!.price, { amount }));
  expect(errorsOf(checkSettings(settings)).map((problem) => problem.suggestion)).toEqual([suggestion]);
});

test('a number that is no price is a whole number, of at least what it may be', () => {
  const suggestionFor = (min_age: number): (string | undefined)[] =>
    errorsOf(checkSettings(withMistakes((it) => Object.assign(it, { min_age }))))
      .filter(({ path }) => path === 'min_age')
      .map((problem) => problem.suggestion);
  expect(suggestionFor(18.5)).toEqual(['a whole number']);
  expect(suggestionFor(3)).toEqual(['at least 18']);
});

test.each([null, 7, 'brand', [], {}])('%j is no brand, and is told so', (input) => {
  expect(checkSettings(input)).not.toEqual([]);
});

test('a setting that is missing or misspelt is told what to write', () => {
  const { min_age: _, ...settings } = withMistakes((it) => Object.assign(it, { min_aeg: 18 }));
  expect(errorsOf(checkSettings(settings)).map(inOneLine)).toEqual([
    'min_age: it is missing; add it; brands start from 18',
    'min_aeg: there is no such setting; write min_age, or take it out',
  ]);
});

describe('a brand among others', () => {
  test.each(['name', 'mail_name', 'domain'] as const)('has a %s of its own', (key) => {
    const settings = withMistakes((it) => (it[key] = other[key]));
    const problems = checkSettings(settings, meeting);
    expect(problems.map(inOneLine)).toContain(`${key}: ${other[key]} is she's; choose one that nobody has`);
  });

  test('names none of them, by name or by domain', () => {
    const settings = withMistakes(
      (it) => (it.texts.en!.description = `Better than ${other.name}`),
      (it) => (it.support_email = `help@${other.domain}`),
    );
    expect(pathsOf(settings, meeting)).toEqual(expect.arrayContaining(['texts.en.description', 'support_email']));
    expect(pathsOf(settings)).not.toContain('texts.en.description');
  });

  test.each(['help@rosewater.example', 'help@rose-water.example'])('has no address like %s of another', (address) => {
    const settings = withMistakes((it) => (it.support_email = address));
    const refused = (surroundings = alone): string[] =>
      errorsOf(checkSettings(settings, surroundings)).map(({ path }) => path);
    expect(refused(meeting)).toContain('support_email');
    expect(refused()).not.toContain('support_email');
  });

  test('trades under no name of theirs, and is not told to keep one beside its own', () => {
    const settings = withMistakes((it) => (it.company.tradenames = [other.name, `${other.name} Ltd`]));
    const problems = errorsOf(checkSettings(settings, meeting));
    expect(problems.map(({ path }) => path)).toEqual([
      'company.tradenames',
      'company.tradenames.0',
      'company.tradenames.1',
    ]);
    expect(problems[0]?.suggestion).toBe(`replace them by ["${standard.name}"]`);
    const beside = withMistakes((it) => it.company.tradenames.push(other.name));
    expect(errorsOf(checkSettings(beside, meeting)).map(({ path }) => path)).toEqual(['company.tradenames.1']);
  });

  test('needs an app that serves its niche', () => {
    expect(pathsOf(standard, { ...alone, niches: [5] })).toContain('niche');
  });
});

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

  test('messages may be free, whatever the lowest costs say', () => {
    const settings = withMistakes((it) => (it.message_credits = 0));
    expect(errorsOf(checkSettings(settings))).toEqual([]);
    delete settings.minimum_message_costs.NL;
    const [missing] = errorsOf(checkSettings(settings));
    expect(missing).toMatchObject({ path: 'minimum_message_costs.NL', suggestion: expect.not.stringContaining(' 0,') });
  });

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
