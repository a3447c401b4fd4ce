import { rule } from './rule.ts';

/** Whoever buys credits can send a message for them, be it one. */
export const packageWorthRule = rule(
  ['countries', 'packages', 'message_credits'],
  ({ countries, packages, message_credits }, report) => {
    for (const country of countries) {
      packages[country]?.forEach(({ credits }, index) => {
        if (credits >= message_credits) return;
        const reason = `a message costs ${message_credits} credits, and ${credits} buy none`;
        report(['packages', country, index, 'credits'], reason, `at least ${message_credits}`);
      });
    }
  },
);
