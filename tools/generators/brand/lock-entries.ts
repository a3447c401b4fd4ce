interface LockFile {
  packages: Record<string, object>;
}

const placesOf = (id: string) => ({ app: `apps/${id}`, link: `node_modules/@parlour/app-${id}` });

/** The lockfile with the app as a workspace, as npm itself would write it: `npm ci` accepts it without a network. */
export function withWorkspace(lockFile: string, id: string): string {
  return changed(lockFile, (packages) => {
    const { app, link } = placesOf(id);
    packages[app] = { name: `@parlour/app-${id}`, version: '0.0.0' };
    packages[link] = { resolved: app, link: true };
  });
}

/** The lockfile without the app. */
export function withoutWorkspace(lockFile: string, id: string): string {
  return changed(lockFile, (packages) => {
    const { app, link } = placesOf(id);
    delete packages[app];
    delete packages[link];
  });
}

function changed(lockFile: string, change: (packages: LockFile['packages']) => void): string {
  const lock = JSON.parse(lockFile) as LockFile;
  change(lock.packages);
  const packages = Object.fromEntries(Object.entries(lock.packages).toSorted(([one], [other]) => order(one, other)));
  return `${JSON.stringify({ ...lock, packages }, null, 2)}\n`;
}

/** npm sorts places as people of English would. */
const order = (one: string, other: string): number => one.localeCompare(other, 'en');
