import { regionsOf } from '@parlour/models/geography/regions';
import { currencyOfCountry } from '@parlour/models/geography/currency';
import type { Country } from '@parlour/models/geography/country';
import { findPaymentMethod } from '@parlour/models/payment-methods';
import { lowestMessagePrice } from './message-price.ts';
import type { BrandSettings } from './settings-schema.ts';
import { checkTexts } from './text-checks.ts';
import { checkContrast } from './theme-checks.ts';

/** Tells that a setting is wrong: the path of the culprit and what is wrong with it. */
export type Report = (path: (string | number)[], message: string) => void;

/** All rules that span more than one setting (contract part 8, column "Check"). */
export function crossChecks(settings: BrandSettings, report: Report): void {
  checkIdentity(settings, report);
  checkFields(settings, report);
  checkPrivacy(settings, report);
  checkAges(settings, report);
  checkNothingTwice(settings, report);
  for (const [index, country] of settings.countries.entries()) {
    if (regionsOf(country).length === 0) report(['countries', index], `${country} has no regions`);
    if (!settings.age_check[country]) report(['age_check', country], `${country} needs 'statement' or 'provider'`);
    checkPackages(settings, country, report);
    checkPaymentMethods(settings, country, report);
  }
  checkTexts(settings, report);
  checkContrast(settings.theme, report);
}

function checkIdentity(settings: BrandSettings, report: Report): void {
  if (!settings.locales.includes(settings.domain_language)) {
    report(['domain_language'], `${settings.domain_language} is not among the locales of the brand`);
  }
  if (settings.support_phone === null && settings.support_email === null) {
    report(['support_email'], 'a telephone number or an e-mail address is needed');
  }
  if (!settings.company.tradenames.includes(settings.name)) {
    report(['company', 'tradenames'], `the company does not trade as ${settings.name}`);
  }
}

function checkFields(settings: BrandSettings, report: Report): void {
  settings.search_fields.forEach((field, index) => {
    if (!settings.visible_profile_fields.includes(field)) {
      report(['search_fields', index], `${field} can be searched but is not among the visible profile fields`);
    }
  });
  for (const key of ['visitor', 'male', 'female'] as const) {
    const gender = settings.default_search[key];
    if (!settings.genders.includes(gender)) report(['default_search', key], `no ${gender} can join here`);
  }
}

function checkPrivacy(settings: BrandSettings, report: Report): void {
  if (!settings.discreet) return;
  if (settings.show_to_visitors) report(['show_to_visitors'], 'a discreet brand shows nobody to visitors by default');
  if (settings.statement_name.toLowerCase().includes(settings.name.toLowerCase())) {
    report(['statement_name'], 'a discreet brand is not named on a bank statement');
  }
}

function checkAges(settings: BrandSettings, report: Report): void {
  const { min_age: from, max_age: to } = settings.default_search;
  if (from < settings.min_age) report(['default_search', 'min_age'], `below the minimum age of ${settings.min_age}`);
  if (to < from) report(['default_search', 'max_age'], `below min_age, ${from}`);
  if (settings.photos_premium < settings.photos_free) {
    report(['photos_premium'], 'a premium member may not have fewer photos than a free one');
  }
}

function checkNothingTwice(settings: BrandSettings, report: Report): void {
  for (const key of [
    'countries',
    'locales',
    'genders',
    'landers',
    'visible_profile_fields',
    'search_fields',
  ] as const) {
    const values: readonly string[] = settings[key];
    values.forEach((value, index) => {
      if (values.indexOf(value) !== index) report([key, index], `${value} stands here twice`);
    });
  }
}

function checkPackages(settings: BrandSettings, country: Country, report: Report): void {
  const currency = currencyOfCountry(country);
  const offers = settings.packages[country] ?? [];
  if (offers.length === 0) return report(['packages', country], `${country} has no packages`);
  offers.forEach((offer, index) => {
    const path = ['packages', country, index];
    if (offer.price.currency !== currency) report([...path, 'price', 'currency'], `${country} pays in ${currency}`);
    if (offers.findIndex(({ id }) => id === offer.id) !== index) report([...path, 'id'], `${offer.id} is there twice`);
  });
  if (offers.filter(({ popular }) => popular).length > 1) report(['packages', country], 'only one package is popular');

  const stated = settings.minimum_message_costs[country];
  if (!stated) return report(['minimum_message_costs', country], `${country} is missing`);
  const path = ['minimum_message_costs', country];
  if (stated.currency !== currency) report([...path, 'currency'], `${country} pays in ${currency}`);
  const lowest = lowestMessagePrice(offers, settings.message_credits);
  if (stated.costs !== lowest) report([...path, 'costs'], `the cheapest package makes it ${lowest}`);
}

function checkPaymentMethods(settings: BrandSettings, country: Country, report: Report): void {
  const chosen = settings.payment_methods[country] ?? [];
  if (chosen.length === 0) return report(['payment_methods', country], `${country} has no payment method`);
  chosen.forEach((id, index) => {
    const path = ['payment_methods', country, index];
    const facts = findPaymentMethod(id);
    if (!facts) return report(path, `${id} is no payment method`);
    if (facts.ended) return report(path, `${facts.name} has ended and cannot be offered`);
    if (!facts.countries.includes(country)) report(path, `${facts.name} does not work in ${country}`);
  });
}
