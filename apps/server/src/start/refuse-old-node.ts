import { ExplainedError } from '@parlour/brand/explained-error';

/** The first Node that knows all that the server and its packages use; README.md names it too. */
export const oldestNode = '22.22.0';

/** Somebody started the server with a Node of their own; `npm start` brings one along. */
class NodeTooOld extends ExplainedError {
  constructor(version: string) {
    super(
      `Node ${version} is too old: Node ${oldestNode} or later is needed, as node_modules/.bin/node is on Linux x64.`,
    );
  }
}

/**
 * An older one would fail in the middle of the start, when there is a database already.
 *
 * @throws NodeTooOld
 */
export function refuseOldNode(version: string): void {
  const numeric = { numeric: true };
  if (version.localeCompare(oldestNode, 'en', numeric) < 0) throw new NodeTooOld(version);
}
