import { folderProblems } from '@parlour/brand/app-folder';
import { BrandError } from '@parlour/brand/define-brand';
import type { BrandSettings } from '@parlour/brand/settings-schema';

/**
 * The settings files of all apps. Each has its folder's name as id: pages are found by it, and members stand under it.
 *
 * @param apps settings by the folder of their app
 * @throws BrandError for the first file with another id, before it could pass for the brand of that id
 */
export function filesOfApps(apps: Readonly<Record<string, BrandSettings>>): readonly BrandSettings[] {
  for (const [folder, settings] of Object.entries(apps)) {
    const problems = folderProblems(folder, settings, (id) => id in apps);
    if (problems.length > 0) throw new BrandError(settings.id, problems, settings);
  }
  return Object.values(apps);
}
