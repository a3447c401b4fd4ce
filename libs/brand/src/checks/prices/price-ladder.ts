import type { Currency } from '@parlour/models/geography/currency';
import { messagePrice } from '../../message-price.ts';
import type { CreditPackage } from '../../prices-schema.ts';
import { rule, type Report } from '../rule.ts';

/** A price per message is odd where it is so many times the middle one in the same money, or so small a part of it. */
const FAR = 3;

type Path = (string | number)[];
interface Step {
  path: Path;
  offer: CreditPackage;
  /** Minor units of one message. */
  each: number;
}

/** More credits at once never make a message dearer, and no package is far from the brand's others in the same money. */
export const priceLadderRule = rule(['packages', 'message_credits'], ({ packages, message_credits }, report) => {
  const perCountry = Object.entries(packages).map(([country, offers]) =>
    offers.map((offer, index) => ({
      path: ['packages', country, index],
      offer,
      // Where messages are free, what a credit costs tells the same.
      each: messagePrice(offer, Math.max(1, message_credits)),
    })),
  );
  for (const steps of perCountry) findDearer(steps, report);
  const byCurrency = Map.groupBy(perCountry.flat(), ({ offer }) => offer.price.currency);
  for (const [currency, steps] of byCurrency) findFar(currency, steps, report);
});

function findDearer(steps: readonly Step[], report: Report): void {
  const bySize = steps.toSorted((one, other) => one.offer.credits - other.offer.credits);
  bySize.forEach((step, position) => {
    const smaller = bySize[position - 1];
    if (!smaller || step.each <= smaller.each) return;
    const most = Math.floor((smaller.offer.price.amount * step.offer.credits) / smaller.offer.credits);
    report(
      [...step.path, 'price', 'amount'],
      `a message costs ${step.each} with ${step.offer.credits} credits, and ${smaller.each} with ${smaller.offer.credits}`,
      `at most ${most}`,
    );
  });
}

function findFar(currency: Currency, steps: readonly Step[], report: Report): void {
  const sorted = steps.map(({ each }) => each).toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
  for (const { path, offer, each } of steps) {
    if (each <= middle * FAR && each * FAR >= middle) continue;
    const usual = Math.round((offer.price.amount * middle) / each);
    const reason = `a message costs ${each}, while ${middle} is usual for this brand in ${currency}`;
    const suggestion = `about ${usual} would be like the others; minor units are meant`;
    report([...path, 'price', 'amount'], reason, suggestion, 'warning');
  }
}
