import { rule, type Rule } from '../rule.ts';

/** Whoever buys credits can send a message for them, be it one; a photo and a gift are within reach of one purchase. */
export const packageWorthRules: readonly Rule[] = [
  rule(['countries', 'packages', 'message_credits'], ({ countries, packages, message_credits }, report) => {
    for (const country of countries) {
      packages[country]?.forEach(({ credits }, index) => {
        if (credits >= message_credits) return;
        const reason = `a message costs ${message_credits} credits, and ${credits} buy none`;
        report(['packages', country, index, 'credits'], reason, `at least ${message_credits}`);
      });
    }
  }),
  ...(['photo_credits', 'gift_credits'] as const).map((key) =>
    rule(['countries', 'packages', key], ({ countries, packages, ...costs }, report) => {
      const largest = countries.flatMap((country) => {
        const credits = (packages[country] ?? []).map((offer) => offer.credits);
        return credits.length > 0 ? [{ country, credits: Math.max(...credits) }] : [];
      });
      const short = largest.filter(({ credits }) => credits < costs[key]);
      if (short.length === 0) return;
      const reason = `no package of ${short.map(({ country }) => country).join(', ')} buys one`;
      const most = Math.min(...short.map(({ credits }) => credits));
      report([key], reason, `at most ${most}, or sell a larger package`, 'warning');
    }),
  ),
];
