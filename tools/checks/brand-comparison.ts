import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { linesWith, workspace, type Source } from './sources.ts';

/** What a brand that has an app is known by: its folder, its name and its domain. */
const names = globSync('apps/*/settings.ts', { cwd: workspace })
  .flatMap((file) => {
    const settings = readFileSync(path.join(workspace, file), 'utf8');
    const said = settings.matchAll(/\b(?:name = |name: |domain: )'([^']+)'/g);
    return [path.basename(path.dirname(file)), ...[...said].map(([, name]) => name!.replaceAll('.', String.raw`\.`))];
  })
  .join('|');
const name = `['"\`](?:${names})['"\`]`;
const owner = String.raw`\b(?:brand(?:Id|\.id)?|niche)`;
/** What tells brands apart as well as their id does. */
const identity = String.raw`\b(?:brand|settings)\??\.(?:id|name|mail_name|statement_name|domain|company_id)`;

const comparison = new RegExp(
  [
    String.raw`(?:[=!]==?|\bcase)\s*${name}`,
    String.raw`${name}\s*[=!]==?`,
    String.raw`\bniche\s*(?:[=!]==?|[<>]=?)`,
    String.raw`(?:[=!]==?)\s*[\w.?]*\bniche\b`,
    String.raw`${owner}\)?\.(?:includes|startsWith|endsWith|match)\(`,
    String.raw`\[[^\]]*${name}[^\]]*\]\.(?:includes|indexOf)\(`,
    String.raw`\bswitch\s*\(\s*[\w.?]*${owner}\s*\)`,
    String.raw`${identity}\s*[=!]==?\s*['"\`]`,
    String.raw`['"\`]\s*[=!]==?\s*[\w.?]*${identity}\b`,
    String.raw`(?:[\w)\]]|\}\s*)\[\s*(?:[\w.?]*\.)?(?:brandId|brand\??\.id|niche)\s*\]`,
  ].join('|'),
);

/**
 * Where code asks which brand or niche it serves: it asks for a capability instead, such as `settings.who_can_message`
 * (docs/house.md, rule 2). Two ids may be compared with each other; an id with a name may not. What is kept for each brand is
 * kept in a Map: an object that is asked by an id is a table of differences.
 */
export const brandComparisons = (source: Source): string[] => linesWith(source, comparison);
