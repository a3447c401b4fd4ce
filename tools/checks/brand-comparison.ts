import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { linesWith, workspace, type Source } from './sources.ts';

/** Every brand that has an app. */
const names = globSync('apps/*/settings.ts', { cwd: workspace })
  .map((file) => basename(dirname(file)))
  .join('|');
const name = `['"\`](?:${names})['"\`]`;
const owner = String.raw`\b(?:brand(?:Id|\.id)?|niche)`;

const comparison = new RegExp(
  [
    String.raw`(?:[=!]==?|\bcase)\s*${name}`,
    String.raw`${name}\s*[=!]==?`,
    String.raw`\bniche\s*(?:[=!]==?|[<>]=?)`,
    String.raw`(?:[=!]==?)\s*[\w.?]*\bniche\b`,
    String.raw`${owner}\)?\.(?:includes|startsWith|endsWith|match)\(`,
    String.raw`\[[^\]]*${name}[^\]]*\]\.(?:includes|indexOf)\(`,
    String.raw`\bswitch\s*\(\s*[\w.?]*${owner}\s*\)`,
  ].join('|'),
);

/**
 * Where code asks which brand or niche it serves: it asks for a capability instead, such as `settings.who_can_message`
 * (docs/house.md, rule 2). Two ids may be compared with each other; an id with a name may not.
 */
export const brandComparisons = (source: Source): string[] => linesWith(source, comparison);
