import { utcDay } from '@parlour/models/day';
import { HOUR } from '@parlour/models/durations';
import { rule } from '../rule.ts';

/** The day it is on the easternmost islands (UTC+14): the latest that anybody may call today. */
const latestToday = (): string => utcDay(new Date(Date.now() + 14 * HOUR));

/** The company answers for the brand under the brand's name, and members are not asked for terms of a day to come. */
export const companyRule = rule(['company', 'name'], ({ company, name }, report) => {
  if (company.tradenames && !company.tradenames.includes(name)) {
    report(['company', 'tradenames'], `the company does not trade as ${name}`, `replace them by ["${name}"]`);
  }
  if (company.added && company.added > latestToday()) {
    report(['company', 'added'], `${company.added} is still to come`, 'write the day the company was added');
  }
});
