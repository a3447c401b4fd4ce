import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';

/**
 * Modules that others import and browsers never run, so that no bundler sees they are not needed:
 *
 * - stylis' vendor prefixes, which styled-components asks for only where `enableVendorPrefixes` is set (0.9 kB of every first page);
 * - the router's instrumentation, which runs only where `instrumentations` is set (1 kB of every first page);
 * - the router's reading of errors from React Server Components, of which there are none (0.2 kB of every first page);
 * - queries of endless lists, which no page has;
 * - zod's JSON schemas, of which the server makes the OpenAPI description (4 kB of the first form), and its English sentences: what
 *   is wrong has a code here.
 */
export const unused = [
  'stylis/src/Prefixer',
  'react-router/dist/production/lib/router/instrumentation',
  'react-router/dist/production/lib/errors',
  '@tanstack/query-core/build/modern/infiniteQueryBehavior',
  'zod/v4/core/to-json-schema',
  'zod/v4/core/json-schema-processors',
  'zod/v4/locales/en',
];

/** Names that a module exports: each by its declaration, or all in a list. */
const declared = /^export (?:async )?(?:const|function|class) ([\w$]+)/gm;
const listed = /^export \{([^}]*)\}/gm;

function namesIn(code: string): string[] {
  const lists = [...code.matchAll(listed)].flatMap(([, names = '']) => names.split(','));
  const names = lists.map((name) => name.replace(/^.*\bas\b/, '').trim()).filter((name) => name !== '');
  return [...names, ...[...code.matchAll(declared)].map(([, name = '']) => name)];
}

/** The module of the router whose links and forms of its own stay in every first page for nothing but their names (0.8 kB). */
const named = /[\\/]node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]dom[\\/]lib\.js$/;

/** The code of a module without the names of its components, so that a bundler sees which of them nobody uses. */
export const withoutNames = (code: string): string =>
  code.replace(/^\w+\.displayName = .*$/gm, '').replace(/= (?=[\w$]+\.forwardRef\()/g, '= /* @__PURE__ */ ');

/** Leaves code out of what browsers get that nothing there runs: its functions do nothing. */
export const withoutUnusedCode = (): Plugin => ({
  name: 'parlour:without-unused-code',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: { filter: { id: named }, handler: (code) => ({ code: withoutNames(code), map: null }) },
  load: {
    filter: {
      id: unused.map((module) => new RegExp(`[\\\\/]node_modules[\\\\/]${module.replaceAll('/', '[\\\\/]')}\\.js$`)),
    },
    async handler(id) {
      const code = await readFile(id, 'utf8');
      const names = namesIn(code);
      if (/^export default /m.test(code)) names.push('default');
      return `const unused = () => {};\nexport { ${names.map((name) => `unused as ${name}`).join(', ')} };`;
    },
  },
});
