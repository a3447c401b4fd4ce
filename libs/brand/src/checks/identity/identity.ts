import { rule } from '../rule.ts';

/** The brand speaks its own domain's language, can be reached, and has an app that serves it. */
export const identityRule = rule(
  ['domain_language', 'locales', 'support_phone', 'support_email', 'niche'],
  ({ domain_language: own, locales, support_phone, support_email, niche }, report, { niches }) => {
    if (!locales.includes(own)) {
      report(['domain_language'], `${own} is not among the locales of the brand`, `add ${own} to locales`);
    }
    if (support_phone === null && support_email === null) {
      report(['support_email'], 'a telephone number or an e-mail address is needed', 'write one of the two');
    } else if (support_email === null) {
      const reason = 'the forms at /complaints and /pages/service are mailed there alone, and nobody hears of them';
      report(['support_email'], reason, 'write the address at which customer service reads', 'warning');
    }
    if (niches && !niches.includes(niche)) {
      report(['niche'], `no app serves niche ${niche}`, `take one of ${niches.join(', ')}, or make an app for it`);
    }
  },
);
