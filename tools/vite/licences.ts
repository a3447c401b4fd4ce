import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';

/** A package of others and what it may be used under, as Vite tells it of each that is in a bundle. */
export interface Licence {
  name: string;
  version: string;
  identifier: string | null;
  text: string | null;
}

/** Vite's own list, which also names the site's own packages and knows nothing of fonts. */
export const bundledLicences = 'licences.json';

/** The page of all licences, as plain text: their own words, as they want it. */
export const licencesText = (licences: readonly Licence[]): string =>
  licences
    .filter(({ identifier }) => identifier !== 'UNLICENSED')
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .map(({ name, version, identifier, text }) =>
      [`${name} ${version} (${identifier})`, text].filter(Boolean).join('\n\n'),
    )
    .join(`\n\n${'-'.repeat(80)}\n\n`);

/** Writes the licences of all that browsers get, and of the data that pages state, where pages link to (`/licences.txt`). */
export const licences = (workspace: string): Plugin => ({
  name: 'parlour:licences',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'post',
    async handler(_, bundle) {
      const listed = bundle[bundledLicences];
      if (listed?.type !== 'asset') throw new Error(`Vite has written no ${bundledLicences}`);
      const ofCode = JSON.parse(String(listed.source)) as Licence[];
      delete bundle[bundledLicences];
      const source = licencesText([...ofCode, ...(await unbundledLicences(workspace))]);
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source });
    },
  },
});

/** Data whose answers pages state: the last day of a return comes from the holidays of `date-holidays`. */
const data = ['date-holidays'];

/** The packages that pages are made with though no bundle holds them: fonts, and data that the server answers from. */
export async function unbundledLicences(workspace: string): Promise<Licence[]> {
  const read = (file: string) => readFile(path.join(workspace, file), 'utf8');
  const { dependencies } = JSON.parse(await read('package.json')) as { dependencies: Record<string, string> };
  const fonts = Object.keys(dependencies).filter((name) => name.startsWith('@fontsource'));
  return Promise.all(
    [...fonts, ...data].map(async (name) => {
      const folder = `node_modules/${name}`;
      const { version, license } = JSON.parse(await read(`${folder}/package.json`)) as Record<string, string>;
      return {
        name,
        version: version!,
        identifier: license!.replace(/^\((.*)\)$/, '$1'),
        text: await read(`${folder}/LICENSE`),
      };
    }),
  );
}
