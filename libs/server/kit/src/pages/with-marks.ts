import { campaignNames } from './campaign-names.ts';

/** What a link says of the visit that it begins: where it came from, and whether leaving it at once is logged (contract part 0, 20). */
const visitMarks = [...campaignNames, 'lb'];

/**
 * Where a page leads, with the marks of the visit that the asked address has and the target lacks. The pages behind a
 * link are often not the one that a visitor is shown, and only what is shown is read (spec section 3).
 *
 * @param target the address in the answer, from the path on or whole; one of another site stays as it is
 * @param asked the whole address that was asked for
 */
export function withMarks(target: string, asked: string): string {
  const [from, to] = [new URL(asked), new URL(target, asked)];
  if (to.origin !== from.origin) return target;
  const added = new URLSearchParams();
  for (const name of visitMarks) {
    const mark = from.searchParams.get(name);
    if (mark !== null && !to.searchParams.has(name)) added.set(name, mark);
  }
  if (added.size === 0) return target;
  const [address = '', ...place] = target.split('#');
  const written = address + (address.includes('?') ? '&' : '?') + added.toString();
  return [written, ...place].join('#');
}
