import { reach, type Reach } from '../reach.ts';
import { needed, type Command, type Typed } from './command.ts';

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
  const done = await there.act<{ version: number; address: string }>('brand publish', { brand, ...choice });
  console.log(`${brand} is published in version ${done.version}: ${done.address}`);
}
