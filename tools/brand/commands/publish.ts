import type { Problem } from '@parlour/brand/checks/rule';
import { printProblems } from '../print.ts';
import { reach, type Reach } from '../reach.ts';
import { needed, type Command, type Typed } from './command.ts';

/** A version that is in force now, and what is to be done because of it. */
export interface PutInForce {
  version: number;
  address: string;
  /** What is worth a look; a server of an earlier version says nothing of it. */
  problems?: Problem[];
}

/** Puts a version in force, by default the latest. */
export const publish: Command = async ({ target, version, replace }) => {
  const brand = needed(target, 'which brand');
  const there = await reach(process.env);
  try {
    await publishVersion(there, brand, { version, replace });
    return true;
  } finally {
    await there.close();
  }
};

export async function publishVersion(
  there: Reach,
  brand: string,
  choice: Pick<Typed, 'version' | 'replace'>,
): Promise<void> {
  const done = await there.act<PutInForce>('brand publish', { brand, ...choice });
  if (done.problems?.length) printProblems(done.problems);
  console.log(`${brand} is published in version ${done.version}: ${done.address}`);
}
