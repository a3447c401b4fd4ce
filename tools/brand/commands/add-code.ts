import { reach } from '../reach.ts';
import { needed, wholeNumber, type Command, type Typed } from './command.ts';

/** Makes a discount code of a brand. */
export const addCode: Command = async (typed) => {
  const input = { brand: needed(typed.target, 'which brand'), ...codeOf(typed) };
  const there = await reach(process.env);
  try {
    const { code } = await there.act<{ code: string }>('brand add code', input);
    console.log(`${code} counts from now on. End it: npm run brand -- end-code ${input.brand} --code ${code}`);
    return true;
  } finally {
    await there.close();
  }
};

/** @throws WrongUse */
const codeOf = ({ code, percentage, amount, minimum, methods, ...typed }: Typed) => ({
  code: needed(code ?? null, 'the --code'),
  percentage: wholeNumber('percentage', percentage),
  amount: wholeNumber('amount', amount),
  minimum: wholeNumber('minimum', minimum),
  methods: methods?.split(','),
  currency: typed.currency,
  validity: typed.validity,
  country: typed.country,
  member: typed.member,
  until: typed.until,
});
