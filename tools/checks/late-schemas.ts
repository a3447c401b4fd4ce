import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { routeSizes } from '../bench/route-sizes.ts';
import { workspace } from './sources.ts';

/** What a form is read by, as `tools/vite/chunk-groups.ts` names it. */
const chunks = [/(^|\/)schemas-[\w-]+\.js$/, /(^|\/)forms-[\w-]+\.js$/];

/**
 * The pages that load schemas before anybody uses a form: a single one that a page asks at its start brings all of them, 27 kB of
 * JavaScript.
 *
 * @param app folder of a built app
 */
export async function checkLateSchemas(app = path.join(workspace, 'apps/default')): Promise<string | null> {
  const built = await readdir(path.join(app, 'build/client/assets'));
  if (!chunks.every((chunk) => built.some((file) => chunk.test(file))))
    return 'The build has no chunk of schemas or none of forms.';
  const early = (await routeSizes(app)).filter(({ files }) =>
    files.some((file) => chunks.some((chunk) => chunk.test(file))),
  );
  return early.length === 0 ? null : `Load schemas at once: ${early.map(({ route }) => route).join(', ')}`;
}
