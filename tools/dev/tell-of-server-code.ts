import type { EventEmitter } from 'node:events';
import path from 'node:path';

/** Milliseconds in which changes are told of together: a checkout changes many files at once. */
const TOGETHER = 300;

/**
 * Says which files of the running server have changed, each once: they wait for the next start, as hot reload takes over pages
 * alone, and a server that silently runs the former code misleads.
 *
 * @param changes what says `change` with a file's path
 * @param isRun whether the server has loaded the file and does not take it over by itself
 * @param root the folder from which files are named
 */
export function tellOfServerCode(changes: EventEmitter, isRun: (file: string) => boolean, root: string): void {
  const told = new Set<string>();
  let untold: string[] = [];

  function tell(): void {
    const [first, ...others] = untold;
    untold = [];
    const more = others.length > 0 ? ` and ${others.length} more` : '';
    console.log(`Changed, and run by the server from its next start on: ${first}${more}`);
  }

  changes.on('change', (file: string) => {
    if (told.has(file) || !isRun(file)) return;
    told.add(file);
    if (untold.push(path.relative(root, file)) === 1) setTimeout(tell, TOGETHER);
  });
}
