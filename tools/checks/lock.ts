import { readFileSync } from 'node:fs';

interface LockedPackage {
  version?: string;
  optionalDependencies?: Record<string, string>;
}

/**
 * Optional platform bindings that a package of the lockfile names but the lockfile lacks: `npm install` is content with such
 * a file, `npm ci` is not.
 */
export function missingBindings(packages: Record<string, LockedPackage>): string[] {
  const missing: string[] = [];
  for (const [place, locked] of Object.entries(packages)) {
    for (const name of Object.keys(locked.optionalDependencies ?? {})) {
      if (!isResolved(packages, place, name))
        missing.push(`${place || 'the workspace'}@${locked.version ?? ''} misses ${name}`);
    }
  }
  return missing;
}

function isResolved(packages: Record<string, LockedPackage>, place: string, name: string): boolean {
  for (let from = place; ;) {
    if (packages[`${from ? `${from}/` : ''}node_modules/${name}`]) return true;
    if (!from) return false;
    const parent = from.lastIndexOf('/node_modules/');
    from = parent < 0 ? '' : from.slice(0, parent);
  }
}

/** Reads the lockfile of the working folder. */
export const checkLock = (): string[] => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return missingBindings(packages);
};
