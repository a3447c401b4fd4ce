import { oldestAge } from './birth-dates.ts';
import type { SearchCriteria } from './search-criteria.ts';

/** What a widened search no longer insists on, in the order in which it is given up (contract C2). */
const relaxations = ['region', 'age', 'country'] as const;
export type Relaxation = (typeof relaxations)[number];

/** Years by which a widened search is younger and older. */
const ageMargin = 5;

export interface WidenedSearch {
  criteria: SearchCriteria;
  relaxed: Relaxation[];
}

/**
 * Wider and wider searches for when few were found: first other regions, then ages a little younger and older, then other
 * countries. A step that would change nothing is left out; nobody younger than `minAge` is ever asked for.
 */
export function widenSearch(criteria: SearchCriteria, minAge: number): WidenedSearch[] {
  const steps: WidenedSearch[] = [];
  let wider = criteria;
  for (const relaxation of relaxations) {
    const next = relax(wider, relaxation, minAge);
    if (!next) continue;
    steps.push({ criteria: next, relaxed: [...(steps.at(-1)?.relaxed ?? []), relaxation] });
    wider = next;
  }
  return steps;
}

function relax(criteria: SearchCriteria, relaxation: Relaxation, minAge: number): SearchCriteria | null {
  switch (relaxation) {
    case 'region':
      return criteria.countryregion || criteria.city ? { ...criteria, countryregion: null, city: null } : null;
    case 'age': {
      const min_age = Math.max(minAge, criteria.min_age - ageMargin);
      const max_age = Math.min(oldestAge, criteria.max_age + ageMargin);
      return min_age === criteria.min_age && max_age === criteria.max_age ? null : { ...criteria, min_age, max_age };
    }
    case 'country':
      return criteria.country ? { ...criteria, country: null } : null;
  }
}
