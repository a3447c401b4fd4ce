import { brand as standard } from '@parlour/app-default/settings';
import { brand as other } from '@parlour/app-she/settings';
import { describe, expect, test } from 'vitest';
import { alone, checkSettings, errorsOf, inOneLine } from './check-settings.ts';
import { pathsOf, withMistakes } from './planted-settings.fixture.ts';

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
  ['14', 'write a number'],
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

test('what is empty, or called as nothing may be, is told so in plain words', () => {
  const settings = withMistakes(
    (it) => (it.name = ' '),
    (it) => (it.company.tradenames = []),
    (it) => (it.texts.en!.headline = ''),
    (it) => (it.lander_slugs = { gallery: { 'Autumn!': 'a' } }),
  );
  expect(errorsOf(checkSettings(settings)).map(inOneLine)).toEqual([
    'name: it is empty; write it',
    'company.tradenames: it is empty; write at least one',
    'lander_slugs.gallery.Autumn!: it cannot be called so: small letters, digits and dashes; write another in its place',
    'texts.en.headline: it is empty; write it',
  ]);
});

test('no problem is told in the validator’s words', () => {
  const settings = withMistakes(
    (it) =>
      Object.assign(it, {
        niche: 9,
        discreet: 'yes',
        countries: 'NL',
        name: 7,
        min_age: 3,
        time_bonus: [],
        packages: 'all',
      }),
    (it) => (it.company.added = 'yesterday'),
    (it) => (it.support_email = 'help'),
    (it) => (it.message_length = 6000),
    (it) => (it.cdn_prefix = 'files'),
  );
  expect(errorsOf(checkSettings(settings)).map(inOneLine)).toEqual(
    expect.arrayContaining([
      'niche: there is no such choice; take one of: 1, 2, 3, 4, 5, 6, 7',
      'discreet: it is neither true nor false; write true or false, without quotes',
      'countries: it is no list; write a list',
      'name: it is no text; write a text',
      'min_age: it is less than 18; at least 18',
      'time_bonus: it is no object; write an object',
      'packages: it is no object; write an object',
      'company.added: it is no date written as 2026-02-28; compare it with apps/default/settings.ts',
      'support_email: it is no e-mail address; write it such as help@example.org',
      'message_length: it is more than 5000; at most 5000',
      'cdn_prefix: it is no address of the web; write it such as https://cdn.example.org',
    ]),
  );
  expect(checkSettings(null).map(inOneLine)).toEqual(['settings: it is no object; write an object']);
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

  test.each([
    ['www.quay.example', 'quay.example'],
    ['quay.example', 'www.quay.example'],
  ])('has a domain of its own, and %s is that of whoever has %s', (domain, taken) => {
    const settings = withMistakes((it) => (it.domain = domain));
    const problems = checkSettings(settings, { ...alone, others: [{ ...other, domain: taken }] });
    expect(problems.map(inOneLine)).toContain(`domain: ${domain} is she's; choose one that nobody has`);
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
