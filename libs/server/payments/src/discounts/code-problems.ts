import type { Problem } from '@parlour/brand/checks/rule';
import type { CreditPackage } from '@parlour/brand/prices-schema';
import type { BrandSettings } from '@parlour/brand/settings-schema';
import { endOfCode, type NewCode } from './new-code.ts';
import { methodsOf } from '../checkout/packages.ts';

/** What a new code is checked against. */
interface Surroundings {
  settings: BrandSettings;
  /** What is sold where the code counts, and how it is paid there. */
  packages: readonly CreditPackage[];
  methods: readonly string[];
  now: Date;
}

interface CodeRule extends Omit<Problem, 'severity'> {
  path: keyof NewCode;
  isBroken(code: NewCode, around: Surroundings): boolean;
}

const rules: readonly CodeRule[] = [
  {
    path: 'percentage',
    isBroken: ({ percentage, amount }) => (percentage === undefined) === (amount === undefined),
    reason: 'a code takes off either a percentage or an amount',
    suggestion: 'give one of the two',
  },
  {
    path: 'currency',
    isBroken: ({ amount = null, minimum = null, currency }) => (amount ?? minimum) !== null && !currency,
    reason: 'an amount and a minimum are money',
    suggestion: 'say of which currency, such as EUR',
  },
  {
    path: 'currency',
    isBroken: ({ currency }, { packages }) => !!currency && !packages.some(({ price }) => price.currency === currency),
    reason: 'nothing is sold for it where the code counts',
    suggestion: 'take the currency of the prices',
  },
  {
    path: 'amount',
    isBroken: ({ amount = 0, minimum = 0, currency }, { packages }) =>
      packages.some(({ price }) => price.currency === currency && price.amount >= minimum && price.amount <= amount),
    reason: 'a package would cost nothing',
    suggestion: 'take less off, or set a minimum',
  },
  {
    path: 'minimum',
    isBroken: ({ minimum = 0, currency }, { packages }) => {
      const prices = packages.filter(({ price }) => price.currency === currency);
      return prices.length > 0 && prices.every(({ price }) => price.amount < minimum);
    },
    reason: 'no package costs as much where the code counts',
    suggestion: 'take less; amounts are in the smallest unit, such as cents',
  },
  {
    path: 'country',
    isBroken: ({ country }, { settings }) => !!country && !settings.countries.includes(country),
    reason: 'the brand does not serve it',
    suggestion: 'choose one of the countries in its settings',
  },
  {
    path: 'methods',
    isBroken: ({ methods = [] }, around) => methods.some((method) => !around.methods.includes(method)),
    reason: 'one of them is no way to pay where the code counts',
    suggestion: 'choose of the payment_methods in the settings',
  },
  {
    path: 'code',
    isBroken: ({ code }, { settings }) => [settings.time_bonus?.code, settings.welcome?.code].includes(code),
    reason: 'an offer of the brand has this name',
    suggestion: 'take another one',
  },
  {
    path: 'until',
    isBroken: (code, { settings, now }) => (endOfCode(code, settings.time_zone) ?? now) < now,
    reason: 'that day is over',
    suggestion: 'choose a later one',
  },
];

/** All that is wrong with a code that a brand team wants, so that no member meets a code which can never count. */
export function codeProblems(code: NewCode, settings: BrandSettings, now: Date): Problem[] {
  const countries = code.country ? [code.country] : settings.countries;
  const packages = countries.flatMap((country) => settings.packages[country] ?? []);
  const methods = countries.flatMap((country) => methodsOf(settings, country, () => true).map(({ id }) => id));
  return rules
    .filter(({ isBroken }) => isBroken(code, { settings, packages, methods, now }))
    .map(({ path, reason, suggestion }) => ({ path, reason, suggestion, severity: 'error' }));
}
