import { regionsOf } from '@parlour/models/geography/regions';
import { rule } from '../rule.ts';

/** A country that is served has regions to live in and says how age is checked. */
export const countriesRule = rule(['countries', 'age_check'], ({ countries, age_check }, report) => {
  countries.forEach((country, index) => {
    if (regionsOf(country).length === 0) {
      report(['countries', index], `${country} has no regions`, 'add its regions to models/geography, or leave it out');
    }
    if (!age_check[country]) {
      report(['age_check', country], `${country} does not say how age is checked`, `add "${country}": "statement"`);
    }
    if (age_check[country] === 'provider') {
      report(['age_check', country], 'a check by a provider is not available yet', `write "${country}": "statement"`);
    }
  });
});
