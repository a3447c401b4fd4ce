import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Problem } from '@parlour/brand/checks/rule';

const apps = path.resolve(import.meta.dirname, '../../apps');

/** Landers that play the clip, which is drawn when an app is built (decision 14). */
const withClip: readonly unknown[] = ['transitionsvideolanding', 'video'];

/** A brand without an app is served by its niche's, and plays the clip that was drawn for that app's brand. */
export function clipChecks(settings: unknown): Problem[] {
  const { id, niche, landers } = (settings ?? {}) as { id?: unknown; niche?: unknown; landers?: unknown };
  if (typeof id !== 'string' || !Array.isArray(landers) || existsSync(path.join(apps, id, 'settings.ts'))) return [];
  return landers.flatMap((lander, index) =>
    withClip.includes(lander)
      ? [
          {
            path: `landers.${index}`,
            reason: `its clip has the colours and the people of the brand whose app serves niche ${String(niche)}`,
            suggestion: 'leave it out, or make an app for the brand',
            severity: 'warning',
          },
        ]
      : [],
  );
}
