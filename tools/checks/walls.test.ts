import path from 'node:path';
import { ESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';

const rule = '@nx/enforce-module-boundaries';
const workspace = path.resolve(import.meta.dirname, '../..');
let eslint: ESLint;

beforeAll(() => {
  eslint = new ESLint({ cwd: workspace });
});

/** What the walls say about a file of this place that imports this. */
async function refusals(place: string, imported: string): Promise<string[]> {
  const planted = `import { planted } from '${imported}';\n\nexport const uses = planted;\n`;
  const [result] = await eslint.lintText(planted, { filePath: path.join(workspace, place) });
  return result?.messages.filter(({ ruleId }) => ruleId === rule).map(({ message }) => message) ?? [];
}

describe.each([
  ['a feature another feature', 'libs/chat/src/planted.ts', '@parlour/members'],
  ['a feature the shell', 'libs/chat/src/planted.ts', '@parlour/shell/page-context'],
  ['a feature the server', 'libs/members/src/planted.ts', '@parlour/server-members'],
  ['the shell the server', 'libs/shell/src/planted.ts', '@parlour/server-kit/calls/handle'],
  ['the data layer a feature', 'libs/api-client/src/planted.ts', '@parlour/chat'],
  ['ui a model', 'libs/ui/src/planted.ts', '@parlour/models/locale'],
  ['ui a query', 'libs/ui/src/planted.ts', '@parlour/api-client/send'],
  ['ui an atom', 'libs/ui/src/planted.ts', '@parlour/state'],
  ['a state atom the data layer', 'libs/state/src/planted.ts', '@parlour/api-client/send'],
  ['the contract the server', 'libs/contract/src/planted.ts', '@parlour/server-kit/calls/handle'],
  ['the contract the data layer', 'libs/contract/src/planted.ts', '@parlour/api-client/send'],
  ['a model the contract', 'libs/models/src/planted.ts', '@parlour/contract/addresses'],
  ['words a feature', 'libs/i18n/src/planted.ts', '@parlour/account'],
  ['a brand a feature', 'libs/brand/src/planted.ts', '@parlour/payments'],
  ['a brand app a feature', 'apps/default/planted.ts', '@parlour/chat'],
  ['a brand app the server', 'apps/default/planted.ts', '@parlour/server-kit/calls/handle'],
  ['a server slice another slice', 'libs/server/chat/src/planted.ts', '@parlour/server-payments'],
  ['a server slice a feature', 'libs/server/chat/src/planted.ts', '@parlour/chat'],
  ['the server kit a slice', 'libs/server/kit/src/planted.ts', '@parlour/server-chat'],
  ['the server kit the demo', 'libs/server/kit/src/planted.ts', '@parlour/server-demo'],
  ['the demo a slice', 'libs/server/demo/src/planted.ts', '@parlour/server-chat'],
  ['the demo a feature', 'libs/server/demo/src/planted.ts', '@parlour/chat'],
  ['a server slice the tests', 'libs/server/chat/src/planted.ts', '@parlour/testing/database'],
  ['a feature the tests', 'libs/chat/src/planted.ts', '@parlour/testing/database'],
  ['the server app the tests', 'apps/server/src/planted.ts', '@parlour/testing/database'],
  ['production the tools', 'libs/server/kit/src/planted.ts', '@parlour/tools/postgres/start'],
])('%s', (_who, place, imported) => {
  test('is refused', async () => {
    expect(await refusals(place, imported)).not.toEqual([]);
  });
});

test.each([
  ['a feature ui', 'libs/chat/src/planted.ts', '@parlour/ui'],
  ['a server slice the contract', 'libs/server/chat/src/planted.ts', '@parlour/contract/addresses'],
  ['the shell a feature', 'libs/shell/src/planted.tsx', '@parlour/chat'],
])('%s is open', async (_who, place, imported) => {
  expect(await refusals(place, imported)).toEqual([]);
});

test('a way round through the file tree is refused', async () => {
  expect(await refusals('libs/chat/src/planted.ts', '../../members/src/index.ts')).not.toEqual([]);
});
