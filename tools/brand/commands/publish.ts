import { reach, type Reach } from '../reach.ts';
import { needed, type Command } from './command.ts';

/** Puts a version in force, by default the latest. */
export const publish: Command = async ({ target, version }) => {
  const brand = needed(target, 'which brand');
  const there = await reach(process.env);
  try {
    await publishVersion(there, brand, version);
    return true;
  } finally {
    await there.close();
  }
};

export async function publishVersion(there: Reach, brand: string, version: number | undefined): Promise<void> {
  const done = await there.act<{ version: number; address: string }>('brand publish', { brand, version });
  console.log(`${brand} is published in version ${done.version}: ${done.address}`);
}
