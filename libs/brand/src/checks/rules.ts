import { ageAssuranceRule } from './members/age-assurance.ts';
import { agesRule } from './members/ages.ts';
import { cdnPrefixRule } from './identity/cdn-prefix.ts';
import { companyRule } from './identity/company.ts';
import { contrastRule } from './face/contrast.ts';
import { countriesRule } from './members/countries.ts';
import { falseUrgencyRules } from './words/false-urgency.ts';
import { fieldsRule } from './members/fields.ts';
import { iconsRule } from './face/icons.ts';
import { identityRule } from './identity/identity.ts';
import { landersRule } from './words/landers.ts';
import { legalRule } from './identity/legal.ts';
import { messageCostsRule } from './prices/message-costs.ts';
import { nothingTwiceRules } from './nothing-twice.ts';
import { offersRules } from './prices/offers.ts';
import { otherBrandsRules } from './identity/other-brands.ts';
import { packageWorthRules } from './prices/package-worth.ts';
import { packagesRule } from './prices/packages.ts';
import { paymentMethodsRule } from './prices/payment-methods.ts';
import { partnerTilesRule } from './prices/partner-tiles.ts';
import { plainWordsRules } from './words/plain-words.ts';
import { priceLadderRule } from './prices/price-ladder.ts';
import { privacyRules } from './members/privacy.ts';
import { pushKeyRule } from './identity/push-key.ts';
import type { Rule } from './rule.ts';
import { signUpStepsRule } from './members/sign-up-steps.ts';
import { statedAgeRule } from './members/stated-age.ts';
import { templateRules } from './identity/templates.ts';
import { textsRule } from './words/texts.ts';
import { themeValuesRule } from './face/theme-values.ts';
import { uniqueRule } from './identity/unique.ts';
import { unservedCountriesRules } from './prices/unserved-countries.ts';
import { untranslatedRule } from './words/untranslated.ts';

/** All rules about a brand beyond the shape of its settings; a rule reads what it names and nothing else. */
export const rules: readonly Rule[] = [
  identityRule,
  uniqueRule,
  cdnPrefixRule,
  pushKeyRule,
  companyRule,
  ...templateRules,
  legalRule,
  fieldsRule,
  signUpStepsRule,
  ...privacyRules,
  agesRule,
  statedAgeRule,
  ...nothingTwiceRules,
  countriesRule,
  ...unservedCountriesRules,
  ageAssuranceRule,
  packagesRule,
  ...packageWorthRules,
  priceLadderRule,
  messageCostsRule,
  paymentMethodsRule,
  ...offersRules,
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
