import { ageAssuranceRule } from './age-assurance.ts';
import { agesRule } from './ages.ts';
import { cdnPrefixRule } from './cdn-prefix.ts';
import { companyRule } from './company.ts';
import { contrastRule } from './contrast.ts';
import { countriesRule } from './countries.ts';
import { falseUrgencyRules } from './false-urgency.ts';
import { fieldsRule } from './fields.ts';
import { iconsRule } from './icons.ts';
import { identityRule } from './identity.ts';
import { landersRule } from './landers.ts';
import { legalRule } from './legal.ts';
import { messageCostsRule } from './message-costs.ts';
import { nothingTwiceRules } from './nothing-twice.ts';
import { offersRule } from './offers.ts';
import { otherBrandsRules } from './other-brands.ts';
import { packageWorthRule } from './package-worth.ts';
import { packagesRule } from './packages.ts';
import { paymentMethodsRule } from './payment-methods.ts';
import { partnerTilesRule } from './partner-tiles.ts';
import { plainWordsRules } from './plain-words.ts';
import { priceLadderRule } from './price-ladder.ts';
import { privacyRule } from './privacy.ts';
import type { Rule } from './rule.ts';
import { signUpStepsRule } from './sign-up-steps.ts';
import { templateRules } from './templates.ts';
import { textsRule } from './texts.ts';
import { themeValuesRule } from './theme-values.ts';
import { uniqueRule } from './unique.ts';
import { unservedCountriesRules } from './unserved-countries.ts';
import { untranslatedRule } from './untranslated.ts';

/** All rules about a brand beyond the shape of its settings; a rule reads what it names and nothing else. */
export const rules: readonly Rule[] = [
  identityRule,
  uniqueRule,
  cdnPrefixRule,
  companyRule,
  ...templateRules,
  legalRule,
  fieldsRule,
  signUpStepsRule,
  privacyRule,
  agesRule,
  ...nothingTwiceRules,
  countriesRule,
  ...unservedCountriesRules,
  ageAssuranceRule,
  packagesRule,
  packageWorthRule,
  priceLadderRule,
  messageCostsRule,
  paymentMethodsRule,
  offersRule,
  partnerTilesRule,
  textsRule,
  landersRule,
  untranslatedRule,
  ...plainWordsRules,
  ...otherBrandsRules,
  ...falseUrgencyRules,
  contrastRule,
  themeValuesRule,
  iconsRule,
];
