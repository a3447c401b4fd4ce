import type { Problem } from '@parlour/brand/checks/rule';
import { needed } from '../../control/command.ts';
import { printProblems } from '../../control/print.ts';
import type { Reach } from '../../control/reach.ts';
import { defineCommand, wholeNumber } from '../typed.ts';

/** A version that is in force now, and what is to be done because of it. */
export interface PutInForce {
  version: number;
  address: string;
  /** What is worth a look; a server of an earlier version says nothing of it. */
  problems?: Problem[];
}

/** Puts a version in force, by default the latest. */
export const publish = defineCommand(['target', 'version', 'replace'], async (there, { target, version, replace }) =>
  publishVersion(there, needed(target, 'which brand'), { version: wholeNumber('version', version), replace }),
);

export async function publishVersion(
  there: Reach,
  brand: string,
  choice: { version: number | undefined; replace: boolean },
): Promise<void> {
  const done = await there.act<PutInForce>('brand publish', { brand, ...choice });
  if (done.problems?.length) printProblems(done.problems);
  console.log(`${brand} is published in version ${done.version}: ${done.address}`);
}
