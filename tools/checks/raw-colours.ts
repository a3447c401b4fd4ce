import { linesWith, type Source } from './sources.ts';

const colour =
  /['"`\s:(,]#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![-\w])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i;

/** The places that own colours: themes, icons and drawn portraits; and the demo's and developers' pages, which are of no brand. */
const owners = [
  /^apps\/[\w-]+\/(theme|icon)\.ts$/,
  /^libs\/ui\/src\/theme\//,
  /^tools\/generators\/brand\/theme-from\.ts$/,
  /^libs\/brand\/src\/[\w-]*theme[\w-]*\.ts$/,
  /^libs\/server\/demo\/src\/portrait[\w-]*\.ts$/,
  /^libs\/server\/mail\/src\/mailbox-html\.ts$/,
  /^libs\/server\/kit\/src\/openapi\/openapi-pages\.ts$/,
  /^libs\/server\/payments\/src\/.*sandbox[\w-]*\//,
];

/** Where a colour stands outside a theme; the way out is a variable of it. */
export const rawColours = (source: Source): string[] =>
  owners.some((owner) => owner.test(source.file)) ? [] : linesWith(source, colour);
