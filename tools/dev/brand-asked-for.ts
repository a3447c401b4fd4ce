import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * The brand that a command line asks for.
 *
 * @param apps folder of the apps; what holds pages of a brand has the router's configuration
 * @throws with the names of all there are, where it asks for none of them
 */
export function brandAskedFor(name: string | undefined, apps: string): string {
  const brands = readdirSync(apps).filter((folder) => existsSync(path.join(apps, folder, 'react-router.config.ts')));
  if (name !== undefined && brands.includes(name)) return name;
  const problem = name === undefined ? 'Say which brand' : `"${name}" is no brand`;
  throw new Error(`${problem}: npm run dev -- <brand>, one of ${brands.toSorted().join(', ')}.`);
}
