import { currencyOfCountry } from '@parlour/models/geography/currency';
import { lowestMessagePrice } from '../../message-price.ts';
import { rule } from '../rule.ts';

/** What a message costs at least is what the cheapest package of the country makes of it (contract part 0, 14). */
export const messageCostsRule = rule(
  ['countries', 'packages', 'minimum_message_costs', 'message_credits'],
  ({ countries, packages, minimum_message_costs, message_credits }, report) => {
    for (const country of countries) {
      const offers = packages[country] ?? [];
      if (offers.length === 0) continue;
      const currency = currencyOfCountry(country);
      // Where messages are free, the setting must still be there, and nothing says what it holds.
      const lowest = lowestMessagePrice(offers, Math.max(1, message_credits));
      const path = ['minimum_message_costs', country];
      const stated = minimum_message_costs[country];
      if (!stated) {
        report(path, `${country} is missing`, `add { "costs": ${lowest}, "currency": "${currency}" }`);
        continue;
      }
      if (stated.currency !== currency) {
        report([...path, 'currency'], `${country} pays in ${currency}`, `write ${currency}`);
      }
      if (message_credits > 0 && stated.costs !== lowest) {
        report([...path, 'costs'], `the cheapest package makes it ${lowest}`, `write ${lowest}`);
      }
    }
  },
);
