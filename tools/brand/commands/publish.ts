import type { BrandAct } from '../../../apps/server/src/brand-acts/brand-acts.ts';
import { needed } from '../../control/command.ts';
import { printProblems } from '../../control/print.ts';
import type { AnswerOf, Reach } from '../../control/reach.ts';
import { defineCommand, wholeNumber } from '../typed.ts';

type PutInForce = AnswerOf<BrandAct, 'brand publish' | 'brand rollback'>;

/** Prints what is to be done because of a version that is in force now; a server of an earlier version says nothing of it. */
export function printConsequences({ problems = [] }: Partial<Pick<PutInForce, 'problems'>>): void {
  if (problems.length > 0) printProblems(problems);
}

/** Puts a version in force, by default the latest. */
export const publish = defineCommand(['target', 'version', 'replace'], async (there, { target, version, replace }) =>
  publishVersion(there, needed(target, 'which brand'), { version: wholeNumber('version', version), replace }),
);

export async function publishVersion(
  there: Reach<BrandAct>,
  brand: string,
  choice: { version: number | undefined; replace: boolean },
): Promise<void> {
  const done = await there.act('brand publish', { brand, ...choice });
  printConsequences(done);
  console.log(`${brand} is published in version ${done.version}: ${done.address}`);
}
