import type { Plugin, Rolldown } from 'vite';

const catalogue = /[\\/]locales[\\/](\w+)[\\/]shared\.po$/;

/**
 * Tells the server, which is built after the browser's files, the address of each locale's catalogue among them. Both builds share
 * this one plugin.
 *
 * @param module the file in whose place the addresses stand in the server's build
 * @throws where the browser's files have no catalogue: they are written otherwise than they were
 */
export function catalogueFiles(module: string): Plugin {
  let files: Record<string, string> = {};
  return {
    name: 'parlour:catalogue-files',
    apply: 'build',
    generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return;
      files = Object.fromEntries(Object.values(bundle).flatMap(addressOf(this.environment.config.base)));
      if (Object.keys(files).length === 0)
        throw new Error('No catalogue has a file of its own: see catalogue-files.ts.');
    },
    load(id) {
      if (id !== module || this.environment.name === 'client') return undefined;
      return `export const catalogueFiles = ${JSON.stringify(files)};`;
    },
  };
}

/** A catalogue's locale and address; nothing of other files. */
const addressOf =
  (base: string) =>
  (output: Rolldown.OutputAsset | Rolldown.OutputChunk): [string, string][] => {
    const [, locale] = (output.type === 'chunk' && catalogue.exec(output.facadeModuleId ?? '')) || [];
    return locale === undefined ? [] : [[locale, base + output.fileName]];
  };
