import { readFile } from 'node:fs/promises';
import { transformWithOxc, type Plugin } from 'vite';

/**
 * Writes the service worker beside a brand's assets as `/sw.js`: one file that imports nothing but types, so that it needs no
 * bundle.
 */
export const serviceWorker = (file: string): Plugin => ({
  name: 'parlour:service-worker',
  applyToEnvironment: (environment) => environment.name === 'client',
  apply: 'build',
  async generateBundle() {
    const { code } = await transformWithOxc(await readFile(file, 'utf8'), file, { sourcemap: false });
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: asScript(code) });
  },
});

/** Without the mark of a module that imports of types leave behind: browsers take a worker for a script. */
const asScript = (code: string): string => code.replace(/^export \{\};\n?/m, '');
