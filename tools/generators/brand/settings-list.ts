/** Where the server lists the settings files that it serves. */
export const SETTINGS_LIST = 'apps/server/src/brands.ts';

const importLine = (id: string): string =>
  `import { brand as ${variableOf(id)} } from '@parlour/app-${id}/settings';\n`;

/** @returns the source of the list with this brand behind the others */
export function withBrand(source: string, id: string): string {
  const lastImport = source.lastIndexOf('import { brand as ');
  const end = source.indexOf('\n', lastImport) + 1;
  return (source.slice(0, end) + importLine(id) + source.slice(end)).replace(
    /,?\s*\}\);\n$/,
    `,\n  '${id}': ${variableOf(id)},\n});\n`,
  );
}

/**
 * @returns the source of the list as it was before `withBrand`
 * @throws where the list does not name the brand as `withBrand` does: other files may know such a one too
 */
export function withoutBrand(source: string, id: string): string {
  const entry = new RegExp(`,\\s*'?${id}'?: ${variableOf(id)}\\b`);
  if (!source.includes(importLine(id)) || !entry.test(source))
    throw new Error(`id: ${SETTINGS_LIST} does not list ${id} as the generator does; take it back by hand`);
  return source.replace(importLine(id), '').replace(entry, '');
}

/** `second-spring` → `secondSpringBrand`, `club-18` → `club_18Brand`: no id is a word of the language, and no two share a variable. */
const variableOf = (id: string): string =>
  `${id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()).replaceAll('-', '_')}Brand`;
