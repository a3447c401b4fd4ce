import { currencyOfCountry } from '@parlour/models/geography/currency';
import { rule } from '../rule.ts';

/**
 * Every country sells credits in its own money; an offer is there once, in one country, and one at most is the popular one. Its id
 * says its credits: under the same id and price nobody is sold others than they have seen.
 */
export const packagesRule = rule(['countries', 'packages'], ({ countries, packages }, report) => {
  for (const country of countries) {
    const currency = currencyOfCountry(country);
    const offers = packages[country] ?? [];
    if (offers.length === 0) {
      report(['packages', country], `${country} has no packages`, `add its packages in ${currency}`);
    }
    offers.forEach((offer, index) => {
      const path = ['packages', country, index];
      if (offer.price.currency !== currency) {
        report([...path, 'price', 'currency'], `${country} pays in ${currency}`, `write the price in ${currency}`);
      }
      const own = `${country.toLowerCase()}-`;
      const isForeign = !offer.id.startsWith(own);
      const owner = countries.find((one) => one !== country && packages[one]?.some(({ id }) => id === offer.id));
      const isTwice = offers.findIndex(({ id }) => id === offer.id) !== index;
      const suggestion = `give it an id of its own, such as ${own}${offer.credits}`;
      if (isTwice || (isForeign && owner)) {
        const reason = isTwice ? `${offer.id} is there twice` : `${offer.id} is a package of ${owner}`;
        report([...path, 'id'], reason, suggestion);
      } else if (!offer.id.endsWith(`-${offer.credits}`)) {
        report([...path, 'id'], `${offer.id} is a package of ${offer.credits} credits`, suggestion);
      }
    });
    const popular = offers.filter((offer) => offer.popular);
    if (popular.length > 1) {
      const suggestion = `leave it to ${popular[0]?.id}, or to another one`;
      report(['packages', country], 'only one package is popular', suggestion);
    }
  }
});
