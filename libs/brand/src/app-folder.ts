import { z } from 'zod';
import type { Problem } from './checks/rule.ts';

const Named = z.object({ id: z.string() });

/**
 * What is wrong where the id in an app's settings is not the name of its folder. Its pages would be looked for in
 * another folder; where that is another brand's, that brand's members would be served with these settings.
 *
 * @param folder name of the app's folder in `apps`
 * @param isTaken is another app in the folder of that id?
 */
export function folderProblems(folder: string, settings: unknown, isTaken: (id: string) => boolean): Problem[] {
  const id = Named.safeParse(settings).data?.id;
  if (id === undefined || id === folder) return [];
  const reason = isTaken(id)
    ? `apps/${folder}/settings.ts has the id of apps/${id}/settings.ts`
    : `the app lies in apps/${folder}`;
  return [{ path: 'id', reason, suggestion: `write ${folder}, or rename the folder`, severity: 'error' }];
}
