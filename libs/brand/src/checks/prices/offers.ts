import { rule, type Rule } from '../rule.ts';

const offers = ['time_bonus', 'welcome'] as const;

/** No offer has a code that the brand has given out by command. */
export const givenCodesRules: readonly Rule[] = offers.map((key) =>
  rule([key], ({ [key]: offer }, report, { givenCodes }) => {
    if (!offer || !givenCodes.includes(offer.code)) return;
    const suggestion = 'take another one: what was given out once means that for good';
    report([key, 'code'], `the brand has given out ${offer.code} as a code of its own`, suggestion);
  }),
);

/**
 * A countdown that is followed by an offer as good is no last chance (contract part 0, 1); and a code that is typed means one
 * offer.
 */
export const offersRules: readonly Rule[] = [
  rule(offers, ({ time_bonus, welcome }, report) => {
    if (!time_bonus || !welcome) return;
    if (welcome.code === time_bonus.code)
      report(['welcome', 'code'], 'the time bonus has this code too', 'give each offer a code of its own');
    if (welcome.percentage < time_bonus.percentage) return;
    const reason = `after the time bonus of ${time_bonus.percentage} % follow ${welcome.percentage} % for ${welcome.days} days`;
    report(['time_bonus'], reason, 'make the later offer smaller, or leave the banner to say so in words', 'warning');
  }),
  ...givenCodesRules,
];
