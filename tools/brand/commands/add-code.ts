import { needed } from '../../control/command.ts';
import { defineCommand, wholeNumber } from '../typed.ts';

const aboutCode = [
  'code',
  'percentage',
  'amount',
  'currency',
  'minimum',
  'validity',
  'country',
  'methods',
  'member',
  'until',
] as const;

/** Makes a discount code of a brand. */
export const addCode = defineCommand(['target', ...aboutCode], async (there, { target, ...typed }) => {
  const brand = needed(target, 'which brand');
  const input = {
    brand,
    code: needed(typed.code, 'the --code'),
    percentage: wholeNumber('percentage', typed.percentage),
    amount: wholeNumber('amount', typed.amount),
    minimum: wholeNumber('minimum', typed.minimum),
    methods: typed.methods?.split(','),
    currency: typed.currency,
    validity: typed.validity,
    country: typed.country,
    member: typed.member,
    until: typed.until,
  };
  const { code } = await there.act('brand add code', input);
  console.log(`${code} counts from now on. End it: npm run brand -- end-code ${brand} --code ${code}`);
});
