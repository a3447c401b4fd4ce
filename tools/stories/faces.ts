import { globSync } from 'node:fs';
import path from 'node:path';

/** A brand in a scheme. */
export interface Face {
  brand: string;
  scheme: 'light' | 'dark';
  /** Name of the picture of a story in this face. */
  fileOf(story: string, moment?: 'before'): string;
}

/** Every brand that has an app, in both schemes. */
export function facesOf(workspace: string): Face[] {
  const brands = globSync('apps/*/settings.ts', { cwd: workspace }).map((file) => path.basename(path.dirname(file)));
  return brands.flatMap((brand) =>
    (['light', 'dark'] as const).map((scheme) => ({
      brand,
      scheme,
      fileOf: (story, moment) => [story, brand, scheme, ...(moment ? [moment] : [])].join('.') + '.png',
    })),
  );
}
