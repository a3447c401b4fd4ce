import { register } from 'node:module';

/** Preloaded, it has six apps' settings read as if somebody had spoilt them: one is wrong, one no TypeScript, two no brand, two have another's id. */
const hooks = `
  const spoilt = [
    ['/apps/she/settings.ts', (source) => source.replace('theme,', 'theme, min_age: 3,')],
    ['/apps/gay/settings.ts', () => 'export const brand = {'],
    ['/apps/bbw/settings.ts', () => 'export const other = {};'],
    ['/apps/bdsm/settings.ts', () => 'export const brand = {};'],
    ['/apps/milf/settings.ts', (source) => source.replace("id: 'milf'", "id: 'default'")],
    ['/apps/gilf/settings.ts', (source) => source.replace("id: 'gilf'", "id: 'default'").replace('theme,', 'theme, min_age: 3,')],
  ];
  export async function load(url, context, next) {
    const loaded = await next(url, context);
    const spoil = spoilt.find(([end]) => url.endsWith(end))?.[1];
    return spoil ? { ...loaded, source: spoil(String(loaded.source)) } : loaded;
  }`;
// oxlint-disable-next-line typescript/no-deprecated -- registerHooks came with Node 22.15, and Node 20 is promised
register(`data:text/javascript,${encodeURIComponent(hooks)}`);
