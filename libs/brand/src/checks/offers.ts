import { rule } from './rule.ts';

/** A countdown that is followed by an offer as good is no last chance (contract part 0, 1). */
export const offersRule = rule(['time_bonus', 'welcome'], ({ time_bonus, welcome }, report) => {
  if (!time_bonus || !welcome || welcome.percentage < time_bonus.percentage) return;
  const reason = `after the time bonus of ${time_bonus.percentage} % follow ${welcome.percentage} % for ${welcome.days} days`;
  report(['time_bonus'], reason, 'make the later offer smaller, or leave the banner to say so in words', 'warning');
});
