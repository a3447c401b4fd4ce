/** Where the server lists the settings files that it serves. */
export const SETTINGS_LIST = 'apps/server/src/brands.ts';

const importLine = (id: string): string =>
  `import { brand as ${variableOf(id)} } from '@parlour/app-${id}/settings';\n`;

/** @returns the source of the list with this brand behind the others */
export function withBrand(source: string, id: string): string {
  const lastImport = source.lastIndexOf('import { brand as ');
  const end = source.indexOf('\n', lastImport) + 1;
  return (source.slice(0, end) + importLine(id) + source.slice(end)).replace(/,?\s*\];\n$/, `, ${variableOf(id)}];\n`);
}

/** @returns the source of the list as it was before `withBrand` */
export function withoutBrand(source: string, id: string): string {
  return source.replace(importLine(id), '').replace(new RegExp(`,\\s*\\b${variableOf(id)}\\b`), '');
}

/** `second-spring` → `secondSpringBrand`: no id is a word of the language. */
const variableOf = (id: string): string => `${id.replace(/-+(\w)/g, (_, letter: string) => letter.toUpperCase())}Brand`;
