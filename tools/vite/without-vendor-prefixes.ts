import type { Plugin } from 'vite';

/**
 * Leaves the vendor prefixes of old browsers out of the browser's code. styled-components asks stylis for them only where
 * `enableVendorPrefixes` is set, which nothing does; the table is 0.9 kB of every first page.
 */
export const withoutVendorPrefixes = (): Plugin => ({
  name: 'parlour:without-vendor-prefixes',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  load: {
    filter: { id: /[\\/]stylis[\\/]src[\\/]Prefixer\.js$/ },
    handler: () => 'export const prefix = (value) => value;',
  },
});
