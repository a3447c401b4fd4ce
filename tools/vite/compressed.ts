import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Below this many bytes a compressed twin saves nothing. */
const SMALLEST = 1_024;

/** Writes a brotli and a gzip twin beside each text file of a client build, so that the server never compresses assets. */
export const compressed = (): Plugin => ({
  name: 'parlour:compressed',
  apply: 'build',
  async writeBundle({ dir }) {
    if (!dir) return;
    // The router writes its manifest among the client's files only while the server is built.
    const folder = this.environment.name === 'client' ? dir : path.join(dir, '../client');
    const files = await readdir(folder, { recursive: true });
    const done = new Set(files);
    const open = files.filter((file) => /\.(js|css|svg|txt)$/.test(file) && !done.has(`${file}.br`));
    await Promise.all(open.map((file) => compress(path.join(folder, file))));
  },
});

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotli(content, { params: size }).then((small) => writeFile(`${file}.br`, small)),
    zip(content).then((small) => writeFile(`${file}.gz`, small)),
  ]);
}
