import { rule } from '../rule.ts';

/** Ages and allowances do not contradict each other. */
export const agesRule = rule(
  ['default_search', 'min_age', 'photos_premium', 'photos_free'],
  ({ default_search: { min_age: from, max_age: to }, min_age, photos_premium, photos_free }, report) => {
    if (from < min_age) {
      report(['default_search', 'min_age'], `below the minimum age of ${min_age}`, `at least ${min_age}`);
    }
    if (to < from) report(['default_search', 'max_age'], `below min_age, ${from}`, `at least ${from}`);
    if (photos_premium < photos_free) {
      const reason = 'a premium member may not have fewer photos than a free one';
      report(['photos_premium'], reason, `at least ${photos_free}`);
    }
  },
);
