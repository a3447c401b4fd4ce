import { hash } from 'node:crypto';
import path from 'node:path';
import type { Plugin } from 'vite';

const workspace = path.resolve(import.meta.dirname, '../..');

/** How oxc names a styled component: by its file's whole path on this machine, and its place in the file. */
const written = /\bcomponentId: "sc-[a-z0-9]+-(\d+)"/g;

/** Letters of a file's name: some hundred files have a chance of one in a thousand that two share theirs, and a test looks. */
const LENGTH = 5;

/**
 * Names styled components by where their file lies in the project, so that a build is the same wherever it is made, and
 * shorter: every element carries its component's name.
 */
export const componentIds = (): Plugin => ({
  name: 'parlour:component-ids',
  enforce: 'post',
  transform: {
    filter: { code: 'componentId: "sc-' },
    handler: (code, id) => ({ code: withComponentIds(code, path.relative(workspace, id)), map: null }),
  },
});

/** @param file its path within the project */
export const withComponentIds = (code: string, file: string): string =>
  code.replace(written, (_, place: string) => `componentId: "${fileName(file)}${place}"`);

/** A name for the components of a file, which begins as a class may. */
export function fileName(file: string): string {
  const digest = hash('sha256', file.replaceAll(path.sep, '/'));
  return `s${BigInt(`0x${digest}`).toString(36).slice(-LENGTH)}`;
}
